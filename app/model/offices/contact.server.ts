import type { Localized } from '../localize.ts';
import type { Office } from './schema.server.ts';

/** Names the fields that another page than the office's own shows; head, portrait and days of provenance stay off the phone. */
const CONTACT_FIELDS = [
  'designation',
  'office_address',
  'office_phone_number',
  'office_email',
  'website',
  'office_google_location',
  'note',
  'confidence',
] as const;

export type OfficeContact = Pick<Localized<Office>, (typeof CONTACT_FIELDS)[number]>;

export function pickContact(office: Localized<Office>): OfficeContact {
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, office[field]])) as OfficeContact;
}
