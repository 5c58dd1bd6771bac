import { z } from 'zod';
import { type LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { type Bilingual, bilingual, isoDate, type provenance } from '../fields.server.ts';
import { refuse } from '../load.server.ts';
import { informationPage } from '../pages/data.server.ts';
import { site } from '../site/data.server.ts';
import { type Column, columnNames, csv } from './csv.server.ts';
import { type DataSet, dataPath } from './paths.ts';

const address = z.url();

export const addresses = z.strictObject({ en: address, mr: address });

export const urlsOnSite = (path: string) => ({
  en: site.address + pathIn('en', path),
  mr: site.address + pathIn('mr', path),
});

/** Describes the fields at the head of every file. */
export const about = {
  $schema: address.describe('The JSON Schema of this file.'),
  publisher: bilingual,
  lastUpdated: isoDate.describe('Day of the last update of the site.'),
  terms: bilingual.describe('The copyright policy of the site. No open licence has been given.'),
  termsUrl: addresses,
};

export function describeFile(set: DataSet) {
  return {
    $schema: site.address + dataPath(set, 'schema.json'),
    publisher: site.owner,
    lastUpdated: site.lastUpdated,
    terms: copyrightPolicy(),
    termsUrl: urlsOnSite('/policies'),
  };
}

/** Returns the terms of use from content/pages/policies.yaml. */
export function copyrightPolicy(): Bilingual {
  const policy = informationPage('policies').sections.find(({ title }) => title.en === 'Copyright policy')?.content[0];
  if (!policy) refuse('content/pages/policies.yaml', ['sections'], 'missingPart', { name: 'Copyright policy' });
  return policy;
}

type Provenance = z.infer<z.ZodObject<typeof provenance>>;

/** The last columns of every CSV file. */
export const provenanceColumns: Column<Provenance & { url: Record<(typeof LANGUAGES)[number], string> }>[] = [
  { name: 'url', both: ({ url }) => url },
  { name: 'as_of', of: ({ asOf }) => asOf },
  { name: 'reviewed', of: ({ reviewed }) => reviewed },
  { name: 'confidence', of: ({ confidence }) => confidence },
  { name: 'sample', of: ({ sample }) => sample },
  { name: 'source', of: ({ source }) => source },
];

/** A data set: schema of its JSON file, names of its CSV columns, number of its entries. */
export type OpenDataSet = {
  schema: z.ZodType;
  json: () => object;
  csv: () => string;
  columns: string[];
  entries: number;
};

export function createDataSet<Schema extends z.ZodType<object>, Entry>(
  schema: Schema,
  json: () => z.infer<Schema>,
  columns: readonly Column<Entry>[],
  entries: readonly Entry[],
): OpenDataSet {
  const table = () => csv(columns, entries);
  return { schema, json, csv: table, columns: columnNames(columns), entries: entries.length };
}
