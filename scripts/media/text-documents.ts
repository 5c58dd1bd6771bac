import { z } from 'zod';
import { LANGUAGES } from '#app/i18n/language.ts';
import { manualScavengerAct, rightToServices } from '#app/model/acts/data.server.ts';
import { bilingual, bilingualLines } from '#app/model/fields.server.ts';
import { loadEntry } from '#app/model/load.server.ts';
import { notices } from '#app/model/notices/data.server.ts';
import type { SiteDocument } from './document-page.ts';
import { cautions } from './document-parts.ts';
import { html, linked } from './html.ts';

/** content/documents-text.yaml: the words of acts and notices, by the name of their PDF (`/pdfs/acts/<name>.en.pdf`). */
const documentsTextSchema = z.record(
  z.string(),
  z.strictObject({
    title: bilingual,
    paragraphs: z.array(z.strictObject({ heading: bilingual, lines: bilingualLines })).min(1),
  }),
);

/** A document per text and language, for those PDFs that content names and that have a text. */
export function textDocuments(named: string[]): SiteDocument[] {
  const texts = loadEntry('documents-text.yaml', documentsTextSchema);
  return Object.entries(texts).flatMap(([name, { title, paragraphs }]) =>
    LANGUAGES.flatMap((language) => {
      const path = named.find((one) => one.endsWith(`/${name}.${language}.pdf`));
      if (!path)
        throw new Error(
          `content/documents-text.yaml has the text "${name}", but no content file names ${name}.${language}.pdf`,
        );
      // The text itself has no provenance: it is as sure as the notice or act that offers it.
      const offeredBy = [rightToServices, manualScavengerAct, ...notices].find((entry) =>
        JSON.stringify(entry).includes(path),
      );
      const body = html`${offeredBy && cautions(offeredBy, language)}${paragraphs.map(
        ({ heading, lines }) =>
          html`<h2>${heading[language]}</h2>${lines.map((line) => html`<p>${linked(line[language])}</p>`)}`,
      )}`;
      return [{ path, language, title: title[language], body }];
    }),
  );
}
