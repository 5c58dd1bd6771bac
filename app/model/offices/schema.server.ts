import { z } from 'zod';
import { districtId } from '../districts/schema.server.ts';
import * as fields from '../fields.server.ts';
import { code } from '../problems/problem.ts';
import { ask, officeGroupId } from './askSchema.server.ts';

/** Id of a district, or of another place from the group's `locationTranslations`. */
const locationId = fields.slug;

/** One office. Unconfirmed contacts are omitted; `note` then says what is missing. */
export const officeSchema = z.strictObject({
  office_head: fields.bilingual.describe('Post of the head of the office, not a person’s name.'),
  designation: fields.bilingual.describe('Name of the office.'),
  office_address: fields.bilingual.optional(),
  office_phone_number: fields.phoneNumber.optional(),
  isControlRoom: z
    .literal(true)
    .optional()
    .describe(
      'The number is that of a control room for disasters, as `note` says. It is never filled, and never sent.',
    ),
  office_email: fields.emailAddress.optional(),
  office_google_location: z
    .string()
    .min(1)
    // The page turns any text that contains "http" into a link.
    .refine((place) => !place.includes('http') || fields.webLink.safeParse(place).success, code('notWebAddress')),
  website: fields.webLink.optional(),
  branches: z
    .array(
      z
        .strictObject({
          title: fields.bilingual,
          phone: fields.phoneNumber.optional(),
          email: fields.emailAddress.optional(),
        })
        .refine(({ phone, email }) => phone ?? email, code('noWayToReach')),
    )
    .optional()
    .describe('Sections of a large office, by post or subject, with a number or e-mail of their own.'),
  officer_img: fields.imageFile.optional(),
  district: districtId
    .optional()
    .describe('District that the office serves, if its key under `offices` is not the id of a district.'),
  note: fields.bilingual.optional().describe('What a visitor must know, such as where to go instead.'),
  ask,
  ...fields.retirable,
});
export type Office = z.infer<typeof officeSchema>;

/** A file of content/offices: one group with its offices by location. */
export const officeGroupSchema = z.strictObject({
  id: officeGroupId,
  order: fields.wholeNumber,
  title: fields.bilingualTitle,
  description: fields.bilingual.describe('One sentence: what a citizen goes to these offices for.'),
  locationTranslations: z.record(locationId, fields.bilingual),
  offices: z.record(locationId, officeSchema),
});
export type OfficeGroup = z.infer<typeof officeGroupSchema>;

/** Reference to an office of content/offices, so that its address and telephone number are stored only once. */
export const officeReference = z.strictObject({ group: officeGroupSchema.shape.id, location: locationId });
export type OfficeReference = z.infer<typeof officeReference>;
