import { z } from 'zod';
import { districtId } from '../districts/schema.server.ts';
import {
  bilingual,
  bilingualTitle,
  emailAddress,
  imageFile,
  phoneNumber,
  retirable,
  slug,
  webLink,
  wholeNumber,
} from '../fields.server.ts';
import { code } from '../problems/problem.ts';

/** The id of a district, or of another place that the group names in `locationTranslations`. */
const locationId = slug;

/** One office record. Contacts that nobody confirmed are left out; `unpublished` then says where to ask. */
export const officeSchema = z.strictObject({
  office_head: bilingual.describe('The post, not a name.'),
  designation: bilingual.describe('Name of the office.'),
  office_address: bilingual.optional(),
  office_phone_number: phoneNumber.optional(),
  office_email: emailAddress.optional(),
  office_google_location: z
    .string()
    .min(1)
    // The page takes whatever holds "http" for an address.
    .refine((place) => !place.includes('http') || webLink.safeParse(place).success, code('notWebAddress')),
  website: webLink.optional(),
  branches: z
    .array(
      z
        .strictObject({ title: bilingual, phone: phoneNumber.optional(), email: emailAddress.optional() })
        .refine(({ phone, email }) => phone ?? email, code('noWayToReach')),
    )
    .optional()
    .describe('Sections of a large office, by post or subject, with a number or e-mail of their own.'),
  officer_img: imageFile.optional(),
  district: districtId
    .optional()
    .describe('District that it serves, where its place is not a district: a second office in a large district.'),
  note: bilingual.optional().describe('What a visitor must know: no such office here, go to …'),
  ...retirable,
});
export type Office = z.infer<typeof officeSchema>;

/** A file of content/offices: one group, its offices keyed by location. */
export const officeGroupSchema = z.strictObject({
  id: z.enum(['assistant', 'social', 'welfare', 'regional']),
  order: wholeNumber,
  title: bilingualTitle,
  description: bilingual.describe('One sentence: what a citizen goes to these offices for.'),
  locationTranslations: z.record(locationId, bilingual),
  offices: z.record(locationId, officeSchema),
});
export type OfficeGroup = z.infer<typeof officeGroupSchema>;

/** An office of content/offices. Its address and telephone number are written there, once. */
export const officeReference = z.strictObject({ group: officeGroupSchema.shape.id, location: locationId });
export type OfficeReference = z.infer<typeof officeReference>;
