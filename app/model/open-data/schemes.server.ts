import { z } from 'zod';
import { bilingual, slug, webLink } from '../fields.server.ts';
import { portalById } from '../portals/data.server.ts';
import { bodies, categories, requiredDocuments, schemes } from '../schemes/data.server.ts';
import { bodiesSchema, requiredDocumentsSchema, schemeSchema } from '../schemes/schema.server.ts';
import type { Column } from './csv.server.ts';
import { about, addresses, createDataSet, describeFile, provenanceColumns, urlsOnSite } from './dataSet.server.ts';

const entry = schemeSchema.extend({
  url: addresses,
  portalUrl: webLink.optional().describe('Where one applies online.'),
});
type Entry = z.infer<typeof entry>;

/** What the file may say; its published JSON Schema is made from it. */
const file = z.strictObject({
  ...about,
  categories: z.record(slug, bilingual),
  documents: requiredDocumentsSchema.shape.documents,
  bodies: bodiesSchema.shape.bodies,
  schemes: z.array(entry),
});

const entries: Entry[] = schemes.map((scheme) => ({
  ...scheme,
  url: urlsOnSite(`/scheme/${scheme.id}`),
  ...(scheme.apply.portal && { portalUrl: portalById(scheme.apply.portal, `content/schemes/${scheme.id}.yaml`).url }),
}));

function json(): z.infer<typeof file> {
  const titles = categories.map(({ id, title }) => [id, title]);
  return {
    ...describeFile('schemes'),
    categories: Object.fromEntries(titles),
    documents: requiredDocuments,
    bodies,
    schemes: entries,
  };
}

const titlesOf = (ids: readonly z.infer<typeof slug>[], all: typeof bodies | typeof requiredDocuments) =>
  ids.flatMap((id) => all[id]?.title ?? []);

/** One row a scheme. Of what one gets it has the first, which is the one that the scheme's card shows. */
const columns: Column<Entry>[] = [
  { name: 'id', of: ({ id }) => id },
  { name: 'title', both: ({ title }) => title },
  { name: 'category', of: ({ category }) => category },
  { name: 'category_title', both: ({ category }) => categories.find(({ id }) => id === category)?.title },
  { name: 'summary', both: ({ summary }) => summary },
  { name: 'for_whom', both: ({ forWhom }) => forWhom },
  { name: 'audiences', of: ({ audiences }) => audiences },
  { name: 'conditions', both: ({ eligibility }) => eligibility.map(({ text }) => text) },
  { name: 'benefit', both: ({ benefits: [first] }) => first?.words ?? first?.what },
  { name: 'rupees', of: ({ benefits: [first] }) => first?.rupees },
  { name: 'percent', of: ({ benefits: [first] }) => first?.percent },
  { name: 'up_to', of: ({ benefits: [first] }) => first?.upTo },
  { name: 'period', of: ({ benefits: [first] }) => first?.period },
  { name: 'per', of: ({ benefits: [first] }) => first?.per },
  { name: 'reported', both: ({ reported }) => reported?.text },
  { name: 'documents', both: ({ documents }) => titlesOf(documents, requiredDocuments) },
  { name: 'apply_at', both: ({ apply }) => titlesOf(apply.bodies, bodies) },
  { name: 'portal', of: ({ portalUrl }) => portalUrl },
  { name: 'time_limit_days', of: ({ timeLimit }) => timeLimit?.days },
  { name: 'government_resolutions', of: ({ governmentResolutions }) => governmentResolutions },
  ...provenanceColumns,
];

export const schemeData = createDataSet(file, json, columns, entries);
