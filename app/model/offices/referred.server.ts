import type { Language } from '#app/i18n/language.ts';
import { refuse } from '../load.server.ts';
import { type OfficeContact, pickContact } from './contact.server.ts';
import { officeGroup } from './located.server.ts';
import type { OfficeReference } from './schema.server.ts';

/** How to reach the office that an entry names. Throws a ContentError that names the file which asked for it. */
export function referredOffice(
  { group, location }: OfficeReference,
  language: Language,
  askedBy: string,
): OfficeContact {
  const office = officeGroup(group, language).offices.find(({ locationId }) => locationId === location);
  if (!office) refuse(askedBy, [], 'noSuchEntry', { id: `${group}/${location}`, where: 'content/offices' });
  return pickContact(office);
}
