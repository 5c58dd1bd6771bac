import { z } from 'zod';
import { bilingual, provenance } from '../fields.server.ts';
import { askIn } from '../offices/askSchema.server.ts';
import { issueAt } from '../problems/problem.ts';
import { DISTRICT_IDS, districtId } from './schema.server.ts';

/** content/districts.yaml: the names of the districts. */
export const districtsSchema = z.strictObject({
  districts: z.record(districtId, bilingual),
  northToSouth: z
    .array(districtId)
    .superRefine((ids, { addIssue }) => {
      for (const [index, id] of ids.entries())
        if (ids.indexOf(id) < index) addIssue(issueAt([index], 'idTwice', { id }));
      for (const id of DISTRICT_IDS) if (!ids.includes(id)) addIssue(issueAt([], 'missingPart', { name: id }));
    })
    .describe(
      'Order of the districts on the drawn map and in its list, and of the neighbours on the page of a district.',
    ),
  towns: z
    .array(z.strictObject({ title: bilingual, district: districtId }))
    .describe('Towns shown in brackets after their district in lists of districts; the search finds them too.'),
  ask: z
    .array(askIn)
    .describe('Whom to call about an office of a district that has no number, before the helplines of its body.'),
  withoutTalukas: z
    .array(z.strictObject({ district: districtId, text: bilingual }))
    .describe('Districts without talukas, and where people go there instead of a tahsil office.'),
  ...provenance,
});
