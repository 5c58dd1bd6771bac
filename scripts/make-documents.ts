/**
 * `npm run documents`: writes the PDFs of the site from its content, tagged and in both languages. A PDF that content
 * names and that has no text here is the department's own: it is left alone, but it must be there.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { openBrowser } from './media/browser.ts';
import type { SiteDocument } from './media/document-page.ts';
import { pathOfFile, writeFile } from './media/drawing.ts';
import { LARGEST_PDF, namedPdfs, removeEmpty, reserveFiles } from './media/named-pdfs.ts';
import { finishPdf } from './media/pdf/finish.ts';

const named = namedPdfs();
reserveFiles(named);
process.on('exit', () => removeEmpty(named));

// Only now: content is checked as it loads, and every file it names must exist by then.
const { allDocuments } = await import('./media/all-documents.ts');
const { documentPage } = await import('./media/document-page.ts');
const { MADE_FROM, madeFrom } = await import('./media/made-from.ts');
const { site } = await import('#app/model/site/data.server.ts');

const documents = allDocuments();
const changed = await writeDocuments(documents);
writeFileSync(MADE_FROM, madeFrom(documents));
console.info(`${documents.length} documents, ${changed} changed`);

const problems = [
  ...named
    .filter((path) => statSync(pathOfFile(path)).size === 0)
    .map(
      (path) =>
        `${path} is missing: content names it and nothing makes it. Put the file into content/files or correct the name`,
    ),
  ...documents
    .filter(({ path }) => statSync(pathOfFile(path)).size > LARGEST_PDF)
    .map(({ path }) => `${path} is larger than ${LARGEST_PDF} bytes: shorten its text`),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

async function writeDocuments(all: SiteDocument[]): Promise<number> {
  const browser = await openBrowser();
  let count = 0;
  try {
    const page = await browser.newPage();
    for (const one of all) {
      await page.setContent(documentPage(one));
      await page.evaluate(() => document.fonts.ready);
      const printed = await page.pdf({
        tagged: true,
        outline: true,
        format: 'A4',
        preferCSSPageSize: true,
        printBackground: true,
      });
      const { title, language, asOf: day } = one;
      const publisher = `${site.department[language]}, ${site.government[language]}`;
      const pdf = finishPdf(printed, { title, language, publisher, day });
      const file = pathOfFile(one.path);
      if (existsSync(file) && readFileSync(file).equals(pdf)) continue;
      writeFile(one.path, pdf);
      count += 1;
    }
  } finally {
    await browser.close();
  }
  return count;
}
