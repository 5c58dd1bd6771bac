import { formatDate } from '#app/i18n/format/dates.ts';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { actTexts, manualScavengerAct, rightToServices } from '../acts/data.server.ts';
import type { Cautioned } from '../cautions.ts';
import type { Bilingual } from '../fields.server.ts';
import { hostels } from '../hostels/data.server.ts';
import { institutions } from '../institutions/data.server.ts';
import { notices, noticeTexts } from '../notices/data.server.ts';
import { selfDisclosure } from '../self-disclosure/data.server.ts';
import { cautions, documentWords, heading, paragraph, type SiteDocument } from './document.server.ts';
import { isGenerated } from './generatedPdf.server.ts';
import { hostelDocument, institutionDocuments } from './institutions.server.ts';
import type { DocumentText } from './schema.server.ts';
import { selfDisclosureDocument } from './self-disclosure.server.ts';

/** Lists every document that the site generates, in both languages. */
export function allDocuments(): SiteDocument[] {
  return LANGUAGES.flatMap((language) => [
    ...hostels.filter(({ doc }) => isGenerated(doc)).map((hostel) => hostelDocument(hostel, language)),
    ...institutions.flatMap((category) => institutionDocuments(category, language)),
    ...TEXTS.flatMap((entry) => textDocument(entry, language)),
    ...(isGenerated(selfDisclosure.pdf) ? [selfDisclosureDocument(language)] : []),
  ]);
}

/** A text that a page offers as a PDF. `entry`: provenance of the text. `date`: ISO date of a notice. */
type OfferedText = {
  text?: DocumentText | undefined;
  pdf: Bilingual;
  page: string;
  entry: Cautioned & { asOf: string };
  date?: string;
};

const TEXTS: OfferedText[] = [
  ...actTexts.rightToServices.map((act) => ({ ...act, page: '/rtsact', entry: rightToServices })),
  ...actTexts.manualScavengers.map((act) => ({ ...act, page: '/manual-scavenger-act/act', entry: manualScavengerAct })),
  ...notices.map((entry) => ({
    text: noticeTexts.get(entry.id),
    pdf: entry.pdfUrl,
    page: '/notices/notices',
    entry,
    date: entry.date,
  })),
];

function textDocument({ text, pdf, page, entry, date }: OfferedText, language: Language): SiteDocument[] {
  if (!text) return [];
  const body = [
    ...(date ? [paragraph(`${documentWords(language)('date')}: ${formatDate(date, language)}`)] : []),
    ...cautions(entry, language),
    ...text.paragraphs.flatMap((part) => [
      heading(part.heading[language]),
      ...part.lines.map((line) => paragraph(line[language])),
    ]),
  ];
  return [{ path: pdf[language], language, title: text.title[language], page, asOf: entry.asOf, body }];
}
