/** Names under which the browser keeps what the visitor chose. */
export const STORED = {
  theme: 'theme',
  language: 'language',
  textSize: 'textSize',
  dataLight: 'dataLight',
  hostelCategory: 'hostelCategory',
  district: 'district',
  papers: 'papers',
} as const;
