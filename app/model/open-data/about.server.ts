import { z } from 'zod';
import { type LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { type Bilingual, bilingual, isoDate, type provenance } from '../fields.server.ts';
import { refuse } from '../load.server.ts';
import { informationPage } from '../pages/data.server.ts';
import { site } from '../site/data.server.ts';
import type { Column } from './csv.server.ts';
import { type DataSet, dataPath } from './paths.ts';

const address = z.url();

/** An address in both languages. */
export const addresses = z.strictObject({ en: address, mr: address });

export const addressesOf = (path: string) => ({
  en: site.address + pathIn('en', path),
  mr: site.address + pathIn('mr', path),
});

/** What every file says of itself. */
export const about = {
  $schema: address.describe('The JSON Schema of this file.'),
  publisher: bilingual,
  lastUpdated: isoDate.describe('Day of the last update of the site.'),
  terms: bilingual.describe('The copyright policy of the site. No open licence has been given.'),
  termsUrl: addresses,
};

export function aboutOf(set: DataSet) {
  return {
    $schema: site.address + dataPath(set, 'schema.json'),
    publisher: site.owner,
    lastUpdated: site.lastUpdated,
    terms: copyrightPolicy(),
    termsUrl: addressesOf('/policies'),
  };
}

/** What may be done with the texts of the site, in the words of its policies. */
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
