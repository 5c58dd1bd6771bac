import { z } from 'zod';
import { districtId } from '../districts/schema.server.ts';
import { bilingual, phoneNumber, provenance, slug } from '../fields.server.ts';
import { issueAt } from '../problems/problem.ts';

/** An office of one taluka. Unconfirmed contacts are omitted; `note` then says what is missing. */
const talukaOffice = z.strictObject({
  designation: bilingual.optional().describe('Name of the office, if it is not that of the body with its taluka.'),
  office_address: bilingual.optional(),
  office_phone_number: phoneNumber.optional(),
  note: bilingual.optional().describe('What a visitor must know, such as where to go instead.'),
  ...provenance,
});

/** content/talukas.yaml: the talukas of the districts, with the offices that are known. */
export const talukasSchema = z.strictObject({
  talukas: z
    .record(
      slug,
      z.strictObject({
        title: bilingual,
        district: districtId,
        offices: z.record(slug, talukaOffice).optional().describe('By the id of their body in content/bodies.yaml.'),
      }),
    )
    .superRefine((talukas, { addIssue }) => {
      // Pages show the part `thane-*` for every taluka of Thane (app/early/chosenPart.ts).
      for (const [id, { district }] of Object.entries(talukas))
        if (!id.startsWith(`${district}-`)) addIssue(issueAt([id], 'talukaId', { begin: `${district}-` }));
    })
    .describe('By an id that begins with that of the district and a hyphen.'),
  ...provenance,
});
