/**
 * `npm run documents`: writes the PDFs of the site from its content, tagged and in both languages. A PDF that content
 * names and that has no text here is the department's own: it is left alone, but it must be there.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { openBrowser } from './media/browser.ts';
import type { SiteDocument } from './media/document-page.ts';
import { pathOfFile, writeFile } from './media/drawing.ts';
import { namedPdfs, reserveFiles } from './media/named-pdfs.ts';

/** Largest document, in bytes: a page on a slow phone should open it in seconds. */
const LARGEST = 300_000;

const named = namedPdfs();
reserveFiles(named);

// Only now: content is checked as it loads, and every file it names must exist by then.
const { hostelDocuments } = await import('./media/hostel-documents.ts');
const { institutionDocuments } = await import('./media/institution-documents.ts');
const { textDocuments } = await import('./media/text-documents.ts');
const { documentPage } = await import('./media/document-page.ts');
const { site } = await import('#app/model/site/data.server.ts');

const documents = [...hostelDocuments(), ...institutionDocuments(), ...textDocuments(named)];
const changed = await writeDocuments(documents);
console.info(`${documents.length} documents, ${changed} changed`);

const problems = [
  ...named
    .filter((path) => statSync(pathOfFile(path)).size === 0)
    .map((path) => `${path} is empty: content names it and nothing makes it`),
  ...documents
    .filter(({ path }) => statSync(pathOfFile(path)).size > LARGEST)
    .map(({ path }) => `${path} is larger than ${LARGEST} bytes`),
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
      const pdf = steady(
        await page.pdf({ tagged: true, outline: true, format: 'A4', preferCSSPageSize: true, printBackground: true }),
      );
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

/**
 * Takes out what changes from run to run, so that an unchanged document stays the same file: the clock's date (the
 * content's stands in its place) and Chromium's running numbers of the tags. Lengths and order stay, as PDF needs.
 */
function steady(pdf: Buffer): Buffer {
  const day = site.lastUpdated.replaceAll('-', '');
  const text = pdf.toString('latin1').replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, `/$1 (D:${day}000000`);
  const tags = [...new Set(text.match(/\(node\d{8}\)/g))].sort();
  const numbered = new Map(tags.map((tag, index) => [tag, `(node${String(index).padStart(8, '0')})`]));
  return Buffer.from(
    text.replace(/\(node\d{8}\)/g, (tag) => numbered.get(tag) ?? tag),
    'latin1',
  );
}
