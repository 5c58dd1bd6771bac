import { figureText, unitsText } from '#app/components/facts/benefitText.ts';
import { joinWithin } from '#app/components/share/message.ts';
import type { Language } from '#app/i18n/language.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import type { Translate } from '#app/i18n/wordKeys.ts';
import type { SchemePage } from './schemePage.server.ts';

/** Maximum letters of the line of papers. */
const MOST_OF_PAPERS = 100;

type ShareLinesInput = {
  scheme: Pick<SchemePage, 'forWhom' | 'benefits' | 'reported' | 'documents' | 'places' | 'helplines'>;
  /** Id of the visitor's district, or empty. */
  district: string;
  words: { scheme: Translate<'scheme'>; schemes: Translate<'schemes'> };
  language: Language;
};

/** Lines of a shared message: for whom, amount, papers, and a number to call. */
export function shareLines({ scheme, district, words, language }: ShareLinesInput): string[] {
  const t = words.scheme;
  const [benefit] = scheme.benefits;
  const amount = benefit && [
    figureText(benefit, words.schemes, language),
    unitsText(benefit, words.schemes),
    // Names the first figure where there are several.
    scheme.benefits.length > 1 && !benefit.words && `(${benefit.what})`,
  ];
  const papers = joinWithin(
    scheme.documents.map(({ title }) => title),
    MOST_OF_PAPERS,
    (left) => t('send.more', { count: left, n: formatNumber(left, language) }),
  );
  const phone = numberToCall(scheme, district);
  return [
    t('send.forWhom', { text: scheme.forWhom }),
    amount
      ? t(scheme.reported ? 'send.reportedAmount' : 'send.amount', { text: amount.filter(Boolean).join(' ') })
      : '',
    papers && t('send.papers', { text: papers }),
    phone ? t('send.phone', phone) : '',
  ];
}

/** Returns the office of the visitor's district, or the first helpline. */
function numberToCall({ places, helplines }: ShareLinesInput['scheme'], district: string) {
  const offices = places.flatMap(({ offices: all }) =>
    all.length === 1 ? all : all.filter(({ locationId }) => locationId === district),
  );
  const office = offices.find(({ office_phone_number }) => office_phone_number);
  if (office?.office_phone_number) return { name: office.designation, number: office.office_phone_number };
  const [helpline] = helplines;
  return helpline && { name: helpline.title, number: helpline.number };
}
