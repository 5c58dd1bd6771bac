import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { bodies } from '#app/model/bodies/data.server.ts';
import { type BodyWithOffices, bodyWithOffices, districtChoices } from '#app/model/offices/bodyOffices.server.ts';
import { type OtherContact, whomToCall } from '#app/model/offices/data.server.ts';
import { type Advice, groupByAdvice, type Reach } from './groupByAdvice.server.ts';

/** `task`: what the office does, if the sheet is about several schemes. */
export type SheetPlace = ReturnType<typeof collectSheetPlace> & { task?: string };

/**
 * Collects a body of a sheet. `offices`: one in every district, or one for the division. `withoutNumber`: what a sheet for all
 * districts says of those without a number. `callIn`: whom to call in a district if the content has no office of the body.
 */
export function collectSheetPlace(id: string, language: Language) {
  const { title, offices: all, callIn: calls, call } = bodyWithOffices(id, language);
  const [general] = call;
  const offices = all.map((office) => collectOffice(id, office, language));
  /** Contacts of districts that differ from the general one. */
  const callIn = calls.flatMap(({ districts, call: contacts }) => {
    const contact = pickContact(contacts);
    return contact && contact.number !== general?.number
      ? [{ districts, advice: adviseToCall(contact, language) }]
      : [];
  });
  return {
    ...{ id, title, offices, callIn },
    withoutNumber: groupByAdvice(offices),
    districts: listSelectableDistricts(offices, callIn, language),
  };
}

type Office = BodyWithOffices['offices'][number];
type PrintedOffice = { locationId: string; location: string; address: string | undefined } & Reach;

/** Gives the number of an office, unless it is that of a control room, or else what to do without it. */
function collectOffice(body: string, office: Office, language: Language): PrintedOffice {
  const { locationId, location, office_address: address, office_phone_number: phone, isControlRoom } = office;
  const place = { locationId, location, address };
  if (phone && !isControlRoom) return { ...place, phone };
  const contacts = isControlRoom ? whomToCall([bodies[body]?.ask], locationId, language) : office.callInstead;
  return { ...place, advice: adviseWithoutNumber(contacts, language) };
}

function adviseWithoutNumber(contacts: readonly OtherContact[], language: Language): Advice {
  const t = words(language, 'sheet');
  const contact = pickContact(contacts);
  if (!contact) return { text: `${t('noNumber')} ${t('askThere')}` };
  const advice = adviseToCall(contact, language);
  return { ...advice, text: `${t('noNumber')} ${advice.text}` };
}

function adviseToCall({ name, number, kind, isOffice }: OtherContact, language: Language) {
  return { text: words(language, 'sheet')(isOffice ? 'askOtherOffice' : 'askHelpline'), name, number, kind };
}

/** Skips control rooms, because only their notes say whose numbers they are. */
const pickContact = (contacts: readonly OtherContact[]) => contacts.find(({ isControlRoom }) => !isControlRoom);

/** Lists the districts that can be chosen. Empty if the sheet is the same for all districts. */
function listSelectableDistricts(
  offices: readonly { locationId: string; location: string }[],
  callIn: readonly unknown[],
  language: Language,
) {
  if (offices.length > 1) return offices.map(({ locationId, location }) => ({ id: locationId, name: location }));
  return callIn.length > 0 ? districtChoices(language).map(({ id, name }) => ({ id, name })) : [];
}
