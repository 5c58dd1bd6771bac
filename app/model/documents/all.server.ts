import { formatDate } from '#app/i18n/dates.ts';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { actTexts, manualScavengerAct, rightToServices } from '../acts/data.server.ts';
import type { Bilingual } from '../fields.server.ts';
import { notices, noticeTexts } from '../notices/data.server.ts';
import { selfDisclosure } from '../self-disclosure/data.server.ts';
import { type Block, cautions, heading, paragraph } from './blocks.server.ts';
import type { SiteDocument } from './document.server.ts';
import { isGenerated } from './generatedPdf.server.ts';
import { hostelDocuments } from './hostels.server.ts';
import { institutionDocuments } from './institutions.server.ts';
import type { DocumentText } from './schema.server.ts';
import { selfDisclosureDocument } from './self-disclosure.server.ts';
import { documentWord } from './words.server.ts';

/** Lists every document that the site makes, in both languages. */
export function allDocuments(): SiteDocument[] {
  return [
    ...hostelDocuments(),
    ...institutionDocuments(),
    ...textDocuments(),
    ...(isGenerated(selfDisclosure.pdf) ? LANGUAGES.map((language) => selfDisclosureDocument(language)) : []),
  ];
}

/** A text, where its PDF is offered, and the entry that holds source, confidence and the day that it describes. */
type Offer = {
  text?: DocumentText | undefined;
  pdf?: Bilingual | undefined;
  page: string;
  entry: { sample?: true | undefined; confidence: 'high' | 'medium'; asOf: string };
  /** Day of the notice. */
  date?: string;
};

function offers(): Offer[] {
  return [
    ...actTexts.rightToServices.map((one) => ({ ...one, page: '/rtsact', entry: rightToServices })),
    ...actTexts.manualScavengers.map((one) => ({
      ...one,
      page: '/manual-scavenger-act/act',
      entry: manualScavengerAct,
    })),
    ...notices.map((entry) => ({
      text: noticeTexts.get(entry.id),
      pdf: entry.pdfUrl,
      page: '/notices/notices',
      entry,
      date: entry.date,
    })),
  ];
}

function textDocuments(): SiteDocument[] {
  return offers().flatMap(({ text, pdf, ...offer }) =>
    text && pdf ? LANGUAGES.map((language) => textDocument(text, pdf, offer, language)) : [],
  );
}

function textDocument(
  { title, paragraphs }: DocumentText,
  pdf: Bilingual,
  { page, entry, date }: Pick<Offer, 'page' | 'entry' | 'date'>,
  language: Language,
): SiteDocument {
  const body: Block[] = [
    ...(date ? [paragraph(`${documentWord(language, 'date')}: ${formatDate(date, language)}`)] : []),
    ...cautions(entry, language),
    ...paragraphs.flatMap(({ heading: about, lines }) => [
      heading(about[language]),
      ...lines.map((line) => paragraph(line[language])),
    ]),
  ];
  return { path: pdf[language], language, title: title[language], page, asOf: entry.asOf, body };
}
