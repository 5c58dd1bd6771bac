import type { GovernmentOffice } from 'schema-dts';
import type { Language } from '#app/i18n/language.ts';
import { telephoneAddress } from '#app/i18n/telephone.ts';
import { words } from '#app/i18n/words.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { officeGroup } from '#app/model/offices/located.server.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';

/** The offices of a page. What the office has not confirmed says so here, too. */
export function governmentOffices(path: string, language: Language): GovernmentOffice[] {
  const group = officeGroups.find(({ id }) => OFFICE_PATHS[id] === path);
  if (!group) return [];
  const unconfirmed = words(language, 'components')('toBeConfirmed');
  return officeGroup(group.id, language).offices.map((office) => ({
    '@type': 'GovernmentOffice',
    name: office.designation,
    ...(office.confidence === 'medium' && { description: unconfirmed }),
    ...(office.office_address && { address: office.office_address }),
    ...(office.office_phone_number && { telephone: telephoneAddress(office.office_phone_number).replace('tel:', '') }),
    ...(office.office_email && { email: office.office_email }),
    ...(office.website && { url: office.website }),
    areaServed: { '@type': 'AdministrativeArea', name: office.location },
  }));
}
