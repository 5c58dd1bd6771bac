/** What is published as data: each as JSON with its JSON Schema, and as CSV. */
export const DATA_SETS = ['schemes', 'offices', 'hostels'] as const;

export type DataSet = (typeof DATA_SETS)[number];

export const dataPath = (set: DataSet, ending: 'json' | 'csv' | 'schema.json') => `/data/${set}.${ending}`;
