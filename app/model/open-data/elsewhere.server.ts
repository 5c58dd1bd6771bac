import { elsewhere } from '../elsewhere/data.server.ts';
import { elsewhereFields } from '../elsewhere/schema.server.ts';
import { helplines } from '../helplines/data.server.ts';
import { helplinesSchema } from '../helplines/schema.server.ts';
import * as pageOf from '../pageOf.ts';
import { addresses, createDataSet, provenanceColumns, urlsOnSite } from './dataSet.server.ts';

/** What other departments give. Omits what only the finder and the search need. */
export const elsewhereData = createDataSet('elsewhere', {
  entry: elsewhereFields.omit({ fits: true, sentences: true }).extend({ url: addresses }),
  entries: elsewhere.map(({ fits: _, sentences: _sentences, ...entry }) => ({
    ...entry,
    url: urlsOnSite(pageOf.elsewhere(entry.id)),
  })),
  lists: { helplines: { schema: helplinesSchema.shape.helplines, value: helplines } },
  columns: [
    { name: 'id', of: ({ id }) => id },
    { name: 'title', both: ({ title }) => title },
    { name: 'owner', both: ({ owner }) => owner },
    { name: 'gives', both: ({ gives }) => gives },
    { name: 'ask_office', both: ({ ask }) => ask.office },
    { name: 'website', of: ({ ask }) => ask.site },
    { name: 'helplines', of: ({ ask }) => ask.helplines?.flatMap((id) => helplines[id]?.number ?? []) },
    ...provenanceColumns,
  ],
});
