import { z } from 'zod';
import { districts, districtsProvenance, NORTH_TO_SOUTH, townsIn } from '../districts/data.server.ts';
import { districtId } from '../districts/schema.server.ts';
import { bilingual, provenance } from '../fields.server.ts';
import * as pageOf from '../pageOf.ts';
import { talukas } from '../talukas/data.server.ts';
import { talukasSchema } from '../talukas/schema.server.ts';
import { addresses, createDataSet, provenanceColumns, urlsOnSite } from './dataSet.server.ts';

export const districtData = createDataSet('districts', {
  entry: z.strictObject({
    ...provenance,
    id: districtId,
    name: bilingual,
    towns: z.array(bilingual),
    talukas: talukasSchema.shape.talukas,
    url: addresses,
  }),
  entries: NORTH_TO_SOUTH.map((id) => ({
    id,
    name: districts[id],
    towns: townsIn(id),
    talukas: Object.fromEntries(Object.entries(talukas).filter(([, { district }]) => district === id)),
    url: urlsOnSite(pageOf.districts(id)),
    ...districtsProvenance,
  })),
  lists: {},
  columns: [
    { name: 'id', of: ({ id }) => id },
    { name: 'district_name', both: ({ name }) => name },
    { name: 'towns', both: ({ towns }) => towns },
    { name: 'talukas', both: ({ talukas: own }) => Object.values(own).map(({ title }) => title) },
    ...provenanceColumns,
  ],
});
