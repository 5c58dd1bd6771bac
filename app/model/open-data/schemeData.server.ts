import { z } from 'zod';
import { bodies } from '../bodies/data.server.ts';
import { bodiesSchema } from '../bodies/schema.server.ts';
import { type Bilingual, bilingual, slug, webLink } from '../fields.server.ts';
import * as pageOf from '../pageOf.ts';
import { portalById } from '../portals/data.server.ts';
import { categories, paperConditions, requiredDocuments, schemes } from '../schemes/data.server.ts';
import { papersOfScheme } from '../schemes/papers.server.ts';
import { namePaper } from '../schemes/papers.ts';
import { paperConditionsSchema, requiredDocumentsSchema } from '../schemes/papersSchema.server.ts';
import { type Scheme, schemeSchema } from '../schemes/schema.server.ts';
import { addresses, createDataSet, provenanceColumns, titlesById, urlsOnSite } from './dataSet.server.ts';

/** The CSV file has one row for each scheme, with only the first benefit, as on the card of the scheme. */
export const schemeData = createDataSet('schemes', {
  entry: schemeSchema.extend({ url: addresses, portalUrl: webLink.optional().describe('Where one applies online.') }),
  entries: schemes.map((scheme) => {
    const { id, apply } = scheme;
    const portal = apply.portal && portalById(apply.portal, `content/schemes/${id}.yaml`);
    return { ...scheme, url: urlsOnSite(pageOf.schemes(id)), ...(portal && { portalUrl: portal.url }) };
  }),
  lists: {
    categories: { schema: z.record(slug, bilingual), value: titlesById(categories) },
    documents: { schema: requiredDocumentsSchema.shape.documents, value: requiredDocuments },
    paperConditions: { schema: paperConditionsSchema.shape.conditions, value: paperConditions },
    bodies: { schema: bodiesSchema.shape.bodies, value: bodies },
  },
  columns: [
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
    { name: 'documents', both: paperNames },
    { name: 'apply_at', both: ({ apply }) => findTitles(apply.bodies, bodies) },
    { name: 'portal', of: ({ portalUrl }) => portalUrl },
    { name: 'time_limit_days', of: ({ timeLimit }) => timeLimit?.days },
    { name: 'government_resolutions', of: ({ governmentResolutions }) => governmentResolutions },
    ...provenanceColumns,
  ],
});

function paperNames(scheme: Scheme): Bilingual[] {
  const inMarathi = papersOfScheme(scheme, 'mr').map(namePaper);
  return papersOfScheme(scheme, 'en').map((paper, index) => ({ en: namePaper(paper), mr: inMarathi[index] ?? '' }));
}

function findTitles(ids: readonly string[], named: Record<string, { title: Bilingual }>): Bilingual[] {
  return ids.flatMap((id) => named[id]?.title ?? []);
}
