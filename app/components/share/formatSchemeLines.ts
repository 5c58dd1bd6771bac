import { formatNumber } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import type { Translate } from '#app/i18n/wordKeys.ts';
import type { BodyWithOffices } from '#app/model/offices/bodyOffices.server.ts';
import { hasOtherBenefits } from '#app/model/schemes/otherBenefits.ts';
import { namePaper } from '#app/model/schemes/papers.ts';
import { type Benefit, formatFirstBenefit } from '../facts/benefitText.ts';
import { joinWithin } from './message.ts';

/** Maximum number of characters of a list, such as the required papers, in a shared message. */
const MAX_LIST_LENGTH = 100;

type SharedScheme = {
  forWhom: string;
  benefits: Benefit[];
  documents: { title: string; condition?: string | undefined }[];
  places: BodyWithOffices[];
  helplines: { title: string; number: string }[];
};

type SchemeLinesInput = {
  scheme: SharedScheme;
  /** Id of the visitor's district. Empty if unknown. */
  district: string;
  words: { scheme: Translate<'scheme'>; schemes: Translate<'schemes'> };
  language: Language;
};

/** Formats the lines of a shared message: audience, amount, where to apply, papers and telephone number. */
export function formatSchemeLines({ scheme, district, words, language }: SchemeLinesInput): string[] {
  const t = words.scheme;
  const [benefit] = scheme.benefits;
  const first = benefit && { benefit, hasOtherBenefits: hasOtherBenefits(scheme.benefits) };
  const papers = joinWithin(scheme.documents.map(namePaper), MAX_LIST_LENGTH, formatMoreIn(t, language));
  const phone = findPhone(scheme, district);
  return [
    t('send.forWhom', { text: scheme.forWhom }),
    first ? t('send.amount', { text: formatFirstBenefit(first, words.schemes, language) }) : '',
    scheme.places.length > 0 ? t('send.where', { text: joinPlaceNames(scheme.places, t, language) }) : '',
    papers && t('send.papers', { text: papers }),
    phone ? t('send.phone', phone) : '',
  ];
}

/** Names where to apply, as the page does. */
export function joinPlaceNames(places: readonly BodyWithOffices[], t: Translate<'scheme'>, language: Language): string {
  const names = places.map(({ title, talukaOffice }) => (talukaOffice ? t('ofYourTaluka', { office: title }) : title));
  return joinWithin(names, MAX_LIST_LENGTH, formatMoreIn(t, language), '; ');
}

const formatMoreIn = (t: Translate<'scheme'>, language: Language) => (left: number) =>
  t('send.more', { count: left, n: formatNumber(left, language) });

/** Finds a number to call: of the office in the visitor's district, else of a contact instead of it, else of the first helpline. */
function findPhone({ places, helplines }: SharedScheme, district: string) {
  const offices = places.flatMap(({ offices: all }) =>
    all.length === 1 ? all : all.filter(({ locationId }) => locationId === district),
  );
  const helpline = helplines[0] && { name: helplines[0].title, number: helplines[0].number };
  // Skips the offices if people go to an office of their taluka, because other offices cannot answer for it.
  if (places[0]?.talukaOffice) return helpline;
  const office = offices.find((one) => one.office_phone_number && !one.isControlRoom);
  if (office?.office_phone_number) return { name: office.designation, number: office.office_phone_number };
  const instead = places.flatMap(
    ({ callIn }) => callIn.find(({ districts }) => districts.some((id) => id === district))?.call ?? [],
  );
  const contacts = [...offices.flatMap(({ callInstead }) => callInstead), ...instead];
  const contact = contacts.find(({ isControlRoom }) => !isControlRoom);
  return contact ? { name: contact.name, number: contact.number } : helpline;
}
