import { formatDate } from '#app/i18n/dates.ts';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { site } from '../site/data.server.ts';
import { type Block, documentWords } from './blocks.server.ts';

/** A PDF in one language. `path`: its address. `page`: plain path of the page that offers it. `asOf`: ISO day. */
export type SiteDocument = {
  path: string;
  language: Language;
  title: string;
  page: string;
  asOf: string;
  body: Block[];
};

export type DocumentContent = ReturnType<typeof documentContent>;

/** Collects everything that pdf/document.typ lays out, in the order of reading. */
export function documentContent({ language, title, page, asOf, body }: SiteDocument) {
  const t = documentWords(language);
  return {
    language,
    title,
    department: site.department[language],
    government: `${site.government[language]}. ${site.division[language]}.`,
    publisher: `${site.department[language]}, ${site.government[language]}`,
    page: t('pageOf'),
    digits: Array.from({ length: 10 }, (_, digit) => formatNumber(digit, language)),
    body,
    ending: [
      `${t('asOf')}: ${formatDate(asOf, language)}.`,
      `${t('fromSite')}. ${site.owner[language]}.`,
      `${t('webPage')}: ${site.address}${pathIn(language, page)}`,
    ],
  };
}
