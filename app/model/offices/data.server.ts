import type { Language } from '#app/i18n/language.ts';
import { isRetired } from '../archive/rules.ts';
import { bodies } from '../bodies/data.server.ts';
import { cautionedTitle } from '../cautions.ts';
import { cautionTranslator } from '../cautionWords.server.ts';
import { askInDistrict } from '../districts/data.server.ts';
import type { DistrictId } from '../districts/schema.server.ts';
import { allEntries } from '../entries.server.ts';
import { helplinesById } from '../helplines/helplines.server.ts';
import { refuse } from '../load.server.ts';
import { type Localized, localize } from '../localize.ts';
import { AS_OF } from '../site/data.server.ts';
import { collectSources } from '../sources.server.ts';
import type { Ask } from './askSchema.server.ts';
import { canBeSaved, contactPath } from './rules.ts';
import type { Office, OfficeGroup, OfficeReference } from './schema.server.ts';

/** Office groups without retired offices. */
export const officeGroups = allEntries('offices').map((group) => {
  const current = Object.entries(group.offices).filter(([, office]) => !isRetired(office, AS_OF));
  return { ...group, offices: Object.fromEntries(current) };
});

/** Localizes an office group; each office gets the id and name of its location. */
export function officeGroup(id: OfficeGroup['id'], language: Language) {
  const group = officeGroups.find((candidate) => candidate.id === id);
  if (!group) refuse('content/offices', [], 'missingPart', { name: id });
  const { offices, locationTranslations, ...rest } = localize(group, language);
  return {
    ...rest,
    sources: collectSources(Object.values(group.offices)),
    offices: Object.entries(offices).map(([locationId, office]) => {
      const location = locationTranslations[locationId];
      if (!location) refuse(`content/offices/${id}`, ['locationTranslations'], 'missingPart', { name: locationId });
      const contactFile = canBeSaved(office) ? contactPath(id, locationId, language) : undefined;
      const callInstead = office.office_phone_number
        ? []
        : whomToCall([group.offices[locationId]?.ask, ...asksOfGroup(id)], locationId, language);
      return { ...office, callInstead, locationId, location, contactFile };
    }),
  };
}

/** Collects whom to call about an office of a group that has no number: what its bodies say. */
const asksOfGroup = (group: OfficeGroup['id']) =>
  Object.values(bodies).flatMap(({ officeGroup: own, ask }) => (own === group ? ask : []));

/**
 * A telephone number that answers in place of an office's own. The name carries the cautions of the number. `isOffice`: of another
 * office, not of a helpline; `kind`: title of its group; `isControlRoom`: not to be sent in messages, because only its note says whose number it is.
 */
export type OtherContact = {
  name: string;
  number: string;
  note?: string | undefined;
  isOffice?: true;
  kind?: string;
  isControlRoom?: true | undefined;
};

/** Formats whom to call as text, with what to know of the number. */
export const callLine = ({ name, number, note }: Pick<OtherContact, 'name' | 'number' | 'note'>) =>
  note ? `${name} (${note}): ${number}` : `${name}: ${number}`;

/**
 * Lists whom to call instead of an office: other offices, those that its body names before those of its district, then the
 * helplines. A number that both name keeps its first place, and the note of the district. Control rooms are the last offices.
 */
export function whomToCall(asks: readonly (Ask | undefined)[], location: string, language: Language): OtherContact[] {
  const all = [...asks, askInDistrict(location)].flatMap((ask) => ask ?? []);
  const offices = all
    .flatMap((ask) => ask.offices ?? [])
    .flatMap(({ group, location: fixed = location, district = location, note }): OtherContact[] => {
      if (district !== location) return [];
      const { title, offices: inGroup } = officeGroups.find(({ id }) => id === group) ?? {};
      const office = inGroup?.[fixed];
      if (!title || !office?.office_phone_number) return [];
      const [name, kind] = [office.designation, title].map((text) =>
        cautionedTitle(text[language], office, cautionTranslator(language), language),
      ) as [string, string];
      const { office_phone_number: number, isControlRoom } = office;
      const explained = note ?? (isControlRoom ? office.note : undefined);
      return [{ name, kind, number, note: explained?.[language], isOffice: true, isControlRoom }];
    });
  const helplines = helplinesById(
    all.flatMap((ask) => ask.helplines ?? []),
    language,
    'content/bodies.yaml',
  ).map(({ title, number }): OtherContact => ({ name: title, number }));
  const isLast = ({ isControlRoom }: OtherContact) => Number(isControlRoom ?? false);
  const ordered = [...offices.sort((a, b) => isLast(a) - isLast(b)), ...helplines];
  return [...new Map(ordered.map((contact) => [contact.number, contact])).values()];
}

/** Fields of an office that the data of other pages include. */
const CONTACT_FIELDS = [
  'designation',
  'office_address',
  'office_phone_number',
  'isControlRoom',
  'office_email',
  'website',
  'office_google_location',
  'note',
  'confidence',
] as const;

/** `callInstead`: whom to call if the office has no number. */
export type OfficeContact = Pick<Localized<Office>, (typeof CONTACT_FIELDS)[number]> & { callInstead: OtherContact[] };

export function pickContact(office: Localized<Office> & { callInstead?: OtherContact[] }): OfficeContact {
  const fields = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, office[field]]));
  return { ...fields, callInstead: office.callInstead ?? [] } as OfficeContact;
}

/** Returns the contact of an office that the entry in `file` refers to. Throws a ContentError if there is no such office. */
export function referredOffice({ group, location }: OfficeReference, language: Language, file: string): OfficeContact {
  const office = officeGroup(group, language).offices.find(({ locationId }) => locationId === location);
  if (!office) refuse(file, [], 'noSuchEntry', { id: `${group}/${location}`, where: 'content/offices' });
  return pickContact(office);
}

/** Finds the Assistant Commissioner's office that is responsible for the hostels, schools and homes of a district. */
export function assistantOffice(district: DistrictId, language: Language) {
  return officeGroup('assistant', language).offices.find(({ locationId }) => locationId === district);
}

/** Returns the fields of the district's office that lists of hostels, schools and homes show. */
export function districtOffice(district: DistrictId, language: Language) {
  const office = assistantOffice(district, language);
  if (!office) return undefined;
  const { designation, office_phone_number, office_email, note, callInstead, confidence } = office;
  return { designation, phone: office_phone_number, email: office_email, note, callInstead, confidence };
}

export type DistrictOffice = NonNullable<ReturnType<typeof districtOffice>>;
