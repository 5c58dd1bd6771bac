import { type Language, pathIn } from '#app/i18n/language.ts';
import type { SitePath } from '#app/screens.ts';
import type { DistrictId } from '../districts/schema.server.ts';
import * as pageOf from '../pageOf.ts';
import type { OfficeGroup } from './schema.server.ts';

/** Maps a group in content/offices to the page that lists its offices. */
export const OFFICE_PATHS = {
  assistant: '/office/assistant',
  social: '/office/social',
  welfare: '/office/welfare',
  regional: '/commissionerate',
  collector: '/office/collector',
  'legal-aid': '/office/legal-aid',
} as const satisfies Record<OfficeGroup['id'], string>;

/** Returns the page of a group; undefined for an unknown id. */
export const officePath = (group: string): SitePath | undefined => OFFICE_PATHS[group as OfficeGroup['id']];

/** Tells whether the offices of a group belong to the department. */
export const isOwnGroup = (group: OfficeGroup['id']) => group !== 'collector' && group !== 'legal-aid';

/** Returns the address of an office's contact file, with a file name that is recognizable among downloads. */
export function contactPath(group: OfficeGroup['id'], locationId: string, language: Language): string {
  return pathIn(language, `${OFFICE_PATHS[group]}/${group}-${locationId}.vcf`);
}

/** Returns the address of the file with the contacts of all offices of a district. */
export function districtContactsPath(district: DistrictId, language: Language): string {
  return pathIn(language, `${pageOf.districts(district)}/${district}.vcf`);
}

/** Value of the filter that shows all offices. */
export const ALL_LOCATIONS = 'all';

/** Returns the offices of one location, or all offices. Returns none for an unknown location. */
export function officesAt<Located extends { locationId: string }>(offices: Located[], location: string): Located[] {
  return location === ALL_LOCATIONS ? offices : offices.filter(({ locationId }) => locationId === location);
}

/** Returns whether an office has a telephone number or an e-mail address to save in a contact file. */
export function canBeSaved(office: { office_phone_number?: string | undefined; office_email?: string | undefined }) {
  return office.office_phone_number !== undefined || office.office_email !== undefined;
}
