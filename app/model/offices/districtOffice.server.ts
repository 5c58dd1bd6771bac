import type { Language } from '#app/i18n/language.ts';
import type { DistrictId } from '../districts/schema.server.ts';
import { localize } from '../localize.ts';
import { officeGroups } from './data.server.ts';

/** The Assistant Commissioner's office of a district: whom a visitor asks about its hostels, schools and homes. */
export function districtOffice(district: DistrictId, language: Language) {
  const office = officeGroups.find(({ id }) => id === 'assistant')?.offices[district];
  if (!office) return undefined;
  const { designation, office_phone_number, office_email, note, confidence } = localize(office, language);
  return { designation, phone: office_phone_number, email: office_email, note, confidence };
}

export type DistrictOffice = NonNullable<ReturnType<typeof districtOffice>>;
