import type { Language } from '#app/i18n/language.ts';
import type { DistrictId } from '../districts/schema.server.ts';
import { localize } from '../localize.ts';
import { officeGroups } from './data.server.ts';

/** Finds the Assistant Commissioner's office of a district, which answers for its hostels, schools and homes. */
export function assistantOffice(district: DistrictId, language: Language) {
  const office = officeGroups.find(({ id }) => id === 'assistant')?.offices[district];
  return office && localize(office, language);
}

/** Returns what lists of hostels, schools and homes show of the office to ask. */
export function districtOffice(district: DistrictId, language: Language) {
  const office = assistantOffice(district, language);
  if (!office) return undefined;
  const { designation, office_phone_number, office_email, note, confidence } = office;
  return { designation, phone: office_phone_number, email: office_email, note, confidence };
}

export type DistrictOffice = NonNullable<ReturnType<typeof districtOffice>>;
