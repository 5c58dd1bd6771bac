import { formatDate } from '#app/i18n/dates.ts';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { site } from '../site/data.server.ts';
import type { Block } from './blocks.server.ts';
import { type DocumentWord, documentWord } from './words.server.ts';

/** A document that the site offers for download: one PDF in one language. */
export type SiteDocument = {
  /** Gives the address, `/pdfs/…`. */
  path: string;
  language: Language;
  title: string;
  /** Page of the site that offers it, as the route table writes it: `/rtsact`. */
  page: string;
  /** ISO day that its information describes. */
  asOf: string;
  body: Block[];
};

export type DocumentContent = ReturnType<typeof contentOf>;

/** Everything that pdf/document.typ lays out, in the order of reading. */
export function contentOf({ language, title, page, asOf, body }: SiteDocument) {
  const word = (name: DocumentWord) => documentWord(language, name);
  return {
    language,
    title,
    department: site.department[language],
    government: `${site.government[language]}. ${site.division[language]}.`,
    publisher: `${site.department[language]}, ${site.government[language]}`,
    page: word('pageOf'),
    digits: Array.from({ length: 10 }, (_, digit) => formatNumber(digit, language)),
    body,
    ending: [
      `${word('asOf')}: ${formatDate(asOf, language)}.`,
      `${word('fromSite')}. ${site.owner[language]}.`,
      `${word('webPage')}: ${site.address}${pathIn(language, page)}`,
    ],
  };
}
