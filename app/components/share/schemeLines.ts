import { formatNumber } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import type { Translate } from '#app/i18n/wordKeys.ts';
import type { BodyWithOffices } from '#app/model/offices/bodyOffices.server.ts';
import { namePaper } from '#app/model/schemes/papers.ts';
import { amountText, type Benefit } from '../facts/benefitText.ts';
import { joinWithin } from './message.ts';

/** Maximum number of characters for the list of required papers in a shared message. */
const MAX_PAPERS_LENGTH = 100;

type SharedScheme = {
  forWhom: string;
  benefits: Benefit[];
  documents: { title: string; condition?: string | undefined }[];
  places: BodyWithOffices[];
  helplines: { title: string; number: string }[];
};

type SchemeLinesInput = {
  scheme: SharedScheme;
  /** Id of the visitor's district, or empty. */
  district: string;
  words: { scheme: Translate<'scheme'>; schemes: Translate<'schemes'> };
  language: Language;
};

/** Formats the lines of a shared message: audience, amount, papers and telephone number. */
export function schemeLines({ scheme, district, words, language }: SchemeLinesInput): string[] {
  const t = words.scheme;
  const [benefit] = scheme.benefits;
  const amount = benefit && [
    scheme.benefits.length > 1 && !benefit.words && `${benefit.what}:`,
    amountText(benefit, words.schemes, language),
  ];
  const papers = joinWithin(scheme.documents.map(namePaper), MAX_PAPERS_LENGTH, (left) =>
    t('send.more', { count: left, n: formatNumber(left, language) }),
  );
  const phone = findPhone(scheme, district);
  return [
    t('send.forWhom', { text: scheme.forWhom }),
    amount ? t('send.amount', { text: amount.filter(Boolean).join(' ') }) : '',
    papers && t('send.papers', { text: papers }),
    phone ? t('send.phone', phone) : '',
  ];
}

/** Finds the telephone number of an office in the visitor's district, or whom to call instead, or else the first helpline. */
function findPhone({ places, helplines }: SharedScheme, district: string) {
  const offices = places.flatMap(({ offices: all }) =>
    all.length === 1 ? all : all.filter(({ locationId }) => locationId === district),
  );
  // The number of an office of one body does not answer for the office of the first.
  const office = places[0]?.talukaOffice ? undefined : offices.find(({ office_phone_number }) => office_phone_number);
  if (office?.office_phone_number) return { name: office.designation, number: office.office_phone_number };
  const instead = places.flatMap(
    ({ callIn }) => callIn.find(({ districts }) => districts.some((id) => id === district))?.call ?? [],
  );
  const [contact] = [...offices.flatMap(({ callInstead }) => callInstead), ...instead];
  if (contact) return { name: contact.name, number: contact.number };
  const [helpline] = helplines;
  return helpline && { name: helpline.title, number: helpline.number };
}
