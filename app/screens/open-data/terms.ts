/** Names of formats, of fields and of their values: the same in both languages, so they are no words to translate. */
export const TERMS = {
  json: 'JSON',
  csv: 'CSV',
  schema: 'JSON Schema',
  standard: 'RFC 4180',
  encoding: 'UTF-8',
  confidence: 'confidence',
  high: 'high',
  medium: 'medium',
  sample: 'sample',
  yes: 'true',
  en: '_en',
  mr: '_mr',
} as const;
