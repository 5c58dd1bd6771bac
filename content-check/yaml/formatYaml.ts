import { Scalar, stringify } from 'yaml';

/** Without line breaks, so that a longer text changes its own line alone. */
const STYLE = { lineWidth: 0, singleQuote: true, blockQuote: false } as const;

/** Days and numeric ids are quoted. */
const QUOTED = /^[0-9][0-9-]*$/;

/** Indents the lines after the first, to stand behind a hyphen or key. */
export function formatYaml(value: unknown, indent = 0): string {
  if (typeof value !== 'object' || value === null) return formatScalar(value);
  if (Object.keys(value).length === 0) return Array.isArray(value) ? '[]' : '{}';
  const space = ' '.repeat(indent);
  if (Array.isArray(value)) return value.map((item) => `- ${formatYaml(item, indent + 2)}`).join(`\n${space}`);
  return Object.entries(value)
    .map(([key, field]) => `${formatScalar(key)}:${formatFieldValue(field, indent)}`)
    .join(`\n${space}`);
}

/** `type`: the former quotation marks. */
export function formatScalar(value: unknown, type?: Scalar.Type): string {
  const scalar = new Scalar(value);
  if (typeof value === 'string' && (type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE')) scalar.type = type;
  else if (typeof value === 'string' && QUOTED.test(value)) scalar.type = 'QUOTE_SINGLE';
  const text = stringify(scalar, STYLE).replace(/\n$/, '');
  // Keys and list items must end with their line; JSON strings are YAML too.
  return text.includes('\n') ? JSON.stringify(value) : text;
}

/** Formats flow style: `[scheme, office]`, `{ en: Gift, mr: भेट }`. */
export function formatInline(value: unknown): string {
  if (typeof value !== 'object' || value === null)
    return formatScalar(value, typeof value === 'string' && /[,[\]{}]/.test(value) ? 'QUOTE_SINGLE' : undefined);
  if (Array.isArray(value)) return `[${value.map(formatInline).join(', ')}]`;
  const fields = Object.entries(value).map(([key, field]) => `${formatInline(key)}: ${formatInline(field)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

function formatFieldValue(value: unknown, indent: number): string {
  const isBlock = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  return isBlock ? `\n${' '.repeat(indent + 2)}${formatYaml(value, indent + 2)}` : ` ${formatYaml(value, indent)}`;
}
