import { z } from 'zod';
import { inBoth, type LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { type Bilingual, bilingual, isoDate, type provenance } from '../fields.server.ts';
import { refuse } from '../load.server.ts';
import { informationPage } from '../pages/data.server.ts';
import { site } from '../site/data.server.ts';
import { siteSchema } from '../site/schema.server.ts';
import { type Column, columnNames, csv } from './csv.server.ts';
import { type DataSet, dataPath } from './dataSets.ts';

const address = z.url();
export const addresses = z.strictObject({ en: address, mr: address });
export const urlsOnSite = (path: string) => inBoth((language) => site.address + pathIn(language, path));

/** Version of the fields of all data sets. */
export const DATA_VERSION = 1;

/** Fields at the beginning of every JSON file. */
const head = {
  $schema: address.describe('The JSON Schema of this file.'),
  publisher: bilingual,
  lastUpdated: isoDate.describe('Day of the last update of the site.'),
  version: z
    .literal(DATA_VERSION)
    .describe('Version of the fields. It grows when a field is removed or changes its meaning, not when one is added.'),
  terms: bilingual.describe('The copyright policy of the site. It applies unless `licence` names an open licence.'),
  termsUrl: addresses,
  licence: siteSchema.shape.openDataLicence,
};

/** Returns the terms of use from content/pages/policies.yaml. */
export function copyrightPolicy(): Bilingual {
  const policy = informationPage('policies').sections.find(({ title }) => title.en === 'Copyright policy')?.content[0];
  if (!policy) refuse('content/pages/policies.yaml', ['sections'], 'missingPart', { name: 'Copyright policy' });
  return policy;
}

type Provenance = z.infer<z.ZodObject<typeof provenance>>;

/** Last columns of every CSV file. */
export const provenanceColumns: Column<Provenance & { url: Record<(typeof LANGUAGES)[number], string> }>[] = [
  { name: 'url', both: ({ url }) => url },
  { name: 'as_of', of: ({ asOf }) => asOf },
  { name: 'reviewed', of: ({ reviewed }) => reviewed },
  { name: 'confidence', of: ({ confidence }) => confidence },
  { name: 'sample', of: ({ sample }) => sample },
  { name: 'source', of: ({ source }) => source },
];

type DataSetDescription<Entry extends z.ZodType> = {
  entry: Entry;
  entries: readonly z.infer<Entry>[];
  columns: readonly Column<z.infer<Entry>>[];
  /** The lists that entries refer to by id; each list has its own schema. */
  lists: Record<string, { schema: z.ZodType; value: object }>;
};

/** Creates a data set. `schema`: schema of its JSON file. `columns`: column names of its CSV file. */
export function createDataSet<Entry extends z.ZodType>(set: DataSet, description: DataSetDescription<Entry>) {
  const { entry, entries, columns, lists } = description;
  const schemas = Object.entries(lists).map(([name, { schema }]) => [name, schema]);
  const values = Object.entries(lists).map(([name, { value }]) => [name, value]);
  return {
    schema: z.strictObject({ ...head, ...Object.fromEntries(schemas), [set]: z.array(entry) }),
    json: () => ({
      $schema: site.address + dataPath(set, 'schema.json'),
      publisher: site.owner,
      lastUpdated: site.lastUpdated,
      version: DATA_VERSION,
      terms: copyrightPolicy(),
      termsUrl: urlsOnSite('/policies'),
      ...(site.openDataLicence && { licence: site.openDataLicence }),
      ...Object.fromEntries(values),
      [set]: entries,
    }),
    csv: () => csv(columns, entries),
    columns: columnNames(columns),
    entries: entries.length,
  };
}

export function titlesById(entries: readonly { id: string; title: Bilingual }[]): Record<string, Bilingual> {
  return Object.fromEntries(entries.map(({ id, title }) => [id, title]));
}
