import { z } from 'zod';
import { districtId } from '../districts/schema.server.ts';
import * as fields from '../fields.server.ts';
import { code, issueAt } from '../problems/problem.ts';

export const hostelFields = z.strictObject({
  name: fields.slug.describe('Key of the hostel, used in addresses.'),
  srNo: fields.wholeNumber,
  category: z.enum(['government', 'aided']),
  students: z.enum(['boys', 'girls', 'women', 'both']).optional().describe('Omit it if the sources do not say.'),
  district: districtId,
  hostelFullname: fields.bilingualTitle,
  place: fields.bilingual,
  hostelAddress: fields.bilingual.optional(),
  ngo: fields.bilingual.optional(),
  headName: fields.bilingual.describe('The post, not a name: Warden / गृहपाल.'),
  headContact: z
    .union([fields.phoneNumber, fields.bilingual])
    .optional()
    .describe('A phone number, or a sentence such as "Closed since June 2023".'),
  hostelcapacity: fields.wholeNumber.optional().describe('Seats approved by the government.'),
  buildingCapacity: fields.wholeNumber.optional().describe('Number of beds that the building can hold.'),
  current: fields.wholeNumber
    .optional()
    .describe('Students admitted in the school year of the list of government hostels.'),
  facilities: fields.bilingualLines.optional(),
  mapLink: z.string().min(1).optional().describe('A web address, or words for a map search.'),
  note: fields.bilingual.optional().describe('What a visitor must know: who is admitted, what is not confirmed.'),
  nameUntil: fields.isoDate
    .optional()
    .describe('Day on which the hostel was renamed, if its new name is not known. The page shows this day.'),
  doc: fields.bilingualPdf.optional().describe('Uploaded PDFs. Without them, the site generates PDFs from this entry.'),
  photos: z.array(z.strictObject({ src: fields.pictureFile, caption: fields.bilingualAlt })).optional(),
  namedFigures: fields.namedFigures,
  ...fields.retirable,
});

/** A hostel; `name` of an invented hostel begins with `sample-`. Field names are from the specification. A seat is for one student. */
export const hostelSchema = hostelFields
  .refine(({ name, sample }) => name.startsWith('sample-') === (sample === true), {
    path: ['sample'],
    error: code('sampleName'),
  })
  .refine(({ sample, mapLink }) => sample || mapLink, { path: ['mapLink'], error: code('missing') })
  .superRefine(({ hostelcapacity: seats, current = 0 }, { addIssue }) => {
    if (seats !== undefined && current > seats)
      addIssue(issueAt(['current'], 'moreThanSeats', { seats, value: current }));
  });
export type Hostel = z.infer<typeof hostelSchema>;
