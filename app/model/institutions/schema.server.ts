import { z } from 'zod';
import { districtId } from '../districts/schema.server.ts';
import * as fields from '../fields.server.ts';
import { code } from '../problems/problem.ts';
import { schoolYear } from '../schoolYear.server.ts';

/** A category of institutions. `order`: its index in the application specification, section 2. */
export const institutionSchema = z
  .strictObject({
    id: z.enum(['government-hostels', 'old-age-homes', 'residential-schools', 'aided-hostels']),
    order: fields.wholeNumber.max(3),
    category: fields.bilingual,
    description: fields.bilingual,
    districts: z.array(
      z.strictObject({
        name: districtId,
        doc: fields.bilingualPdf
          .optional()
          .describe('Your own PDFs of the list of this district. Without them, the site generates PDFs.'),
        inDistrict: fields.wholeNumber
          .optional()
          .describe(
            'Only for government hostels: their number in the district in `schoolYear`, including hostels without an entry.',
          ),
        institutions: z
          .array(
            z.strictObject({
              id: fields.slug,
              title: fields.bilingualTitle,
              place: fields.bilingual,
              ngo: fields.bilingual.optional(),
              note: fields.bilingual.optional(),
              website: fields.webLink.optional(),
              ...fields.retirable,
            }),
          )
          .optional(),
      }),
    ),
    schoolYear: z
      .strictObject({ figure: fields.figure, year: schoolYear })
      .optional()
      .describe('School year in which the hostels of a district and the students admitted to them were counted.'),
    schemes: z
      .array(fields.reference('schemes'))
      .min(1)
      .describe('The schemes for these institutions. The page links to the first.'),
    portal: fields.reference('portals').optional().describe('The portal for applying for a place.'),
    accessibleVersion: fields.bilingualPdf
      .optional()
      .describe('Your own PDFs of the whole list. Without them, the site generates PDFs.'),
    namedFigures: fields.namedFigures,
    ...fields.provenance,
  })
  .refine(({ id, schoolYear: year }) => id !== 'government-hostels' || year, {
    path: ['schoolYear'],
    error: code('missing'),
  });
export type Institution = z.infer<typeof institutionSchema>;
