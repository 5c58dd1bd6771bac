import type { Localized } from '../localize.ts';
import type { Office } from './schema.server.ts';

/** What a page that is not the office's own says of it: where it is and how to reach it. */
export type OfficeContact = Pick<
  Localized<Office>,
  | 'designation'
  | 'office_address'
  | 'office_phone_number'
  | 'office_email'
  | 'website'
  | 'office_google_location'
  | 'note'
  | 'confidence'
>;

/** The rest of the entry stays off the phone: head, portrait, branches, days of provenance. */
export function contactOf(office: Localized<Office>): OfficeContact {
  const { designation, office_address, office_phone_number, office_email } = office;
  const { website, office_google_location, note, confidence } = office;
  return {
    designation,
    office_address,
    office_phone_number,
    office_email,
    website,
    office_google_location,
    note,
    confidence,
  };
}
