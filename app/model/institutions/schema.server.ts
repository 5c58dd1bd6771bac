import { z } from 'zod';
import { districtId } from '../districts/schema.server.ts';
import * as fields from '../fields.server.ts';
import { code } from '../problems/problem.ts';

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
          .describe('List of the district that somebody has brought. Left out, the site makes it.'),
        inDistrict: fields.wholeNumber
          .optional()
          .describe(
            'How many there are in the district, named here or not. Government hostels only, in the school year of this list.',
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
      .strictObject({ figure: fields.figure, year: fields.schoolYear })
      .optional()
      .describe('School year that the number of hostels in a district and the students admitted to them are of.'),
    schemes: z
      .array(fields.slug)
      .min(1)
      .describe('Ids from content/schemes: under which the institutions are run. The first is the one to read on.'),
    portal: fields.slug.optional().describe('Id from content/portals: where one applies for a place.'),
    accessibleVersion: fields.bilingualPdf
      .optional()
      .describe('The whole list as a PDF that somebody has brought. Left out, the site makes it.'),
    namedFigures: fields.namedFigures,
    ...fields.provenance,
  })
  .refine(({ id, schoolYear: year }) => id !== 'government-hostels' || year, {
    path: ['schoolYear'],
    error: code('missing'),
  });
export type Institution = z.infer<typeof institutionSchema>;
