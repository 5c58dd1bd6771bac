import { formatDate } from '#app/i18n/format/dates.ts';
import { formatNumber, inDigitsOf } from '#app/i18n/format/numbers.ts';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { createTranslator, type KeyOf, type Values } from '#app/i18n/translate.ts';
import en from '#words/en/documents.json' with { type: 'json' };
import mr from '#words/mr/documents.json' with { type: 'json' };
import { type Cautioned, cautionSentence } from '../cautions.ts';
import { cautionTranslator } from '../cautionWords.server.ts';
import type { DistrictId } from '../districts/schema.server.ts';
import { hostelSchoolYear } from '../institutions/data.server.ts';
import { assistantOffice, callLine } from '../offices/data.server.ts';
import { mapAddress } from '../offices/mapAddress.ts';
import { site } from '../site/data.server.ts';

/** A text of a document. Web addresses in it become links; `\n` is a line break. */
export type Text = string | { text: string; href: string };

/** A part of a document, as document.typ lays it out. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string; lead?: string; look?: 'sample' | 'strong' }
  | { kind: 'list'; items: readonly string[]; isNumbered?: true }
  | { kind: 'table'; caption: string; head: string[]; rows: Text[][]; isOfFacts?: true };

/** A PDF in one language. `path`: its address. `page`: path, without language, of the page that links to the PDF. `asOf`: ISO date. */
export type SiteDocument = {
  path: string;
  language: Language;
  title: string;
  page: string;
  asOf: string;
  body: Block[];
};

type DocumentWord = KeyOf<typeof en>;

/** Returns the translation function for the texts that documents add to the content. */
export function documentWords(language: Language) {
  const t = createTranslator(language, { en, mr });
  const year = inDigitsOf(language, hostelSchoolYear);
  return (word: DocumentWord, values?: Values) => t(word, { year, ...values });
}

export const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** Makes a table of facts with row headers for screen readers; unknown facts get no row. */
export function factTable(language: Language, caption: string, facts: [DocumentWord, Text | undefined][]): Block {
  const t = documentWords(language);
  const rows = facts.flatMap(([name, value]) => (value === undefined ? [] : [[t(name), value]]));
  return { kind: 'table', caption, head: [t('fact'), t('value')], rows, isOfFacts: true };
}

/** Makes a table; omits columns that are empty in every row. The first column is the row header. */
export function listTable(language: Language, caption: string, columns: DocumentWord[], rows: string[][]): Block {
  const isUsed = (_: unknown, index: number) => rows.some((row) => row[index]);
  const head = columns.filter(isUsed).map((column) => documentWords(language)(column));
  return { kind: 'table', caption, head, rows: rows.map((row) => row.filter(isUsed)) };
}

/** Makes the section "Where to ask" with all published facts about the district's office. */
export function whereToAsk(district: DistrictId, language: Language): Block[] {
  const t = documentWords(language);
  const office = assistantOffice(district, language);
  if (!office) return [heading(t('whereToAsk')), paragraph(t('noOffice'))];
  return [
    heading(t('whereToAsk')),
    paragraph(t('notPrinted')),
    factTable(language, office.designation, [
      ['post', office.office_head],
      ['address', office.office_address],
      ['phone', office.office_phone_number],
      ['email', office.office_email],
      ['note', [office.note, ...office.callInstead.map(callLine)].filter(Boolean).join(' ')],
      [
        'map',
        office.office_address ? { text: t('openMap'), href: mapAddress(office.office_google_location) } : undefined,
      ],
    ]),
    ...(office.confidence === 'medium' ? [paragraph(t('toBeConfirmed'))] : []),
  ];
}

/** Returns a warning with the cautions of an entry. */
export function cautions(entry: Cautioned, language: Language): Block[] {
  const text = cautionSentence(entry, cautionTranslator(language), language);
  return text ? [{ kind: 'paragraph', text, look: entry.sample ? 'sample' : 'strong' }] : [];
}

export type DocumentContent = ReturnType<typeof documentContent>;

/** Collects everything that pdf/document.typ lays out, in reading order. */
export function documentContent({ language, title, page, asOf, body }: SiteDocument) {
  const t = documentWords(language);
  const notAdopted = site.adopted ? [] : [cautionTranslator(language)('notAdopted')];
  return {
    language,
    title,
    department: site.department[language],
    government: [`${site.government[language]}. ${site.division[language]}.`, ...notAdopted].join(' '),
    publisher: `${site.department[language]}, ${site.government[language]}`,
    page: t('pageOf'),
    digits: Array.from({ length: 10 }, (_, digit) => formatNumber(digit, language)),
    body,
    ending: [
      `${t('asOf')}: ${formatDate(asOf, language)}.`,
      [`${t('fromSite')}.`, `${site.owner[language]}.`, ...notAdopted].join(' '),
      `${t('webPage')}: ${site.address}${pathIn(language, page)}`,
    ],
  };
}
