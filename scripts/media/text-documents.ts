import { formatDate } from '#app/i18n/dates.ts';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { manualScavengerAct, rightToServices } from '#app/model/acts/data.server.ts';
import { documentTexts } from '#app/model/documents/data.server.ts';
import type { DocumentText } from '#app/model/documents/schema.server.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import { ContentError } from '#app/model/load.server.ts';
import { notices } from '#app/model/notices/data.server.ts';
import { errorAt } from '#app/model/problems/problem.ts';
import type { SiteDocument } from './document-page.ts';
import { cautions } from './document-parts.ts';
import { documentWord } from './document-words.ts';
import { html, linked } from './html.ts';

/** Who offers a PDF: its page, and the entry that holds source, confidence and the day that it describes. */
type Offer = {
  pdf: Bilingual;
  page: string;
  entry: { sample?: true | undefined; confidence: 'high' | 'medium'; asOf: string };
  /** Day of the notice. */
  date?: string;
};

function offers(): Offer[] {
  return [
    ...rightToServices.pdfs.map(({ file }) => ({ pdf: file, page: '/rtsact', entry: rightToServices })),
    { pdf: manualScavengerAct.pdf, page: '/manual-scavenger-act/act', entry: manualScavengerAct },
    ...notices.map((entry) => ({ pdf: entry.pdfUrl, page: '/notices/notices', entry, date: entry.date })),
  ];
}

/** A document per text of content/documents-text.yaml and language: the words of acts and notices. */
export function textDocuments(): SiteDocument[] {
  return Object.entries(documentTexts).flatMap(([name, text]) => {
    const offer = offers().find(({ pdf }) => pdf.en.endsWith(`/${name}.en.pdf`) && pdf.mr.endsWith(`/${name}.mr.pdf`));
    if (!offer)
      throw new ContentError(
        errorAt({ file: 'content/documents-text.yaml', path: [name] }, 'noSuchEntry', {
          id: `${name}.en.pdf`,
          where: 'content/acts, content/notices',
        }),
      );
    return LANGUAGES.map((language) => textDocument(text, offer, language));
  });
}

function textDocument({ title, paragraphs }: DocumentText, offer: Offer, language: Language): SiteDocument {
  const { pdf, page, entry, date } = offer;
  const body = html`${date && html`<p>${documentWord(language, 'date')}: ${formatDate(date, language)}</p>`}${cautions(entry, language)}${paragraphs.map(
    ({ heading, lines }) =>
      html`<h2>${heading[language]}</h2>${lines.map((line) => html`<p>${linked(line[language])}</p>`)}`,
  )}`;
  return { path: pdf[language], language, title: title[language], page, asOf: entry.asOf, body };
}
