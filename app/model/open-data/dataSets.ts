/** Data sets, each published as JSON with a JSON Schema and as CSV. */
export const DATA_SETS = ['schemes', 'situations', 'elsewhere', 'districts', 'offices', 'hostels'] as const;
export type DataSet = (typeof DATA_SETS)[number];

export const dataPath = (set: DataSet, ending: 'json' | 'csv' | 'schema.json') => `/data/${set}.${ending}`;
