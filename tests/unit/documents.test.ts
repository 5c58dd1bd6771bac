import { readFileSync, statSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { allDocuments } from '#scripts/media/all-documents.ts';
import { documentPage } from '#scripts/media/document-page.ts';
import { pathOfFile } from '#scripts/media/drawing.ts';
import { MADE_FROM, madeFrom } from '#scripts/media/made-from.ts';
import { LARGEST_PDF, namedPdfs } from '#scripts/media/named-pdfs.ts';

/** 210 by 297 mm in points. */
const A4 = { width: 595, height: 842 };

const RUN = 'content has changed: run `npm run documents` (it needs Chromium) and commit the PDFs';

const documents = allDocuments();

describe('the PDFs', { tags: ['conformance/documents'] }, () => {
  it('are made from the content as it is now', () => {
    const made: Record<string, string> = JSON.parse(readFileSync(MADE_FROM, 'utf8'));
    const now: Record<string, string> = JSON.parse(madeFrom(documents));
    const stale = [...new Set([...Object.keys(made), ...Object.keys(now)])].filter((path) => made[path] !== now[path]);
    expect(stale, RUN).toEqual([]);
  });

  it('that content names are there and small enough', () => {
    for (const path of new Set([...namedPdfs(), ...documents.map((one) => one.path)])) {
      const { size } = statSync(pathOfFile(path));
      expect(size, path).toBeGreaterThan(0);
      expect(size, path).toBeLessThan(LARGEST_PDF);
    }
  });

  it('are there in both languages', () => {
    const paths = new Set(documents.map(({ path }) => path));
    for (const path of paths) {
      const other = path.endsWith('.en.pdf') ? path.replace(/en\.pdf$/, 'mr.pdf') : path.replace(/mr\.pdf$/, 'en.pdf');
      expect(paths).toContain(other);
    }
  });
});

describe('a PDF', () => {
  it('opens, has title, language and tags, and its text copies letter by letter', {
    tags: ['conformance/documents'],
    timeout: 60_000,
  }, async () => {
    const pdfium = await PDFiumLibrary.init();
    const problems: string[] = [];
    for (const one of documents) {
      const bytes = readFileSync(pathOfFile(one.path));
      const page = documentPage(one);
      const found = [
        ...missing('Chrome', blocksOf(page), textByPdfium(await pdfium.loadDocument(bytes))),
        ...(await askPdfJs(bytes, page, one)),
        ...headersWithoutScope(bytes),
      ];
      problems.push(...found.map((problem) => `${one.path}: ${problem}`));
    }
    pdfium.destroy();
    expect(problems.slice(0, 20), RUN).toEqual([]);
  });
});

type Document = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>;

function textByPdfium(document: Document): string {
  const text = [...document.pages()].map((page) => page.getText()).join('\n');
  document.destroy();
  return text;
}

/** Everything that PDF.js, the reader in Firefox, says of a document. */
async function askPdfJs(bytes: Buffer, page: string, one: { title: string; language: string }): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await pdf.getMetadata();
  const { Title, Language, Producer } = info as Record<string, string>;
  const marked = (await pdf.getMarkInfo())?.Marked;
  const texts: string[] = [];
  const roles: string[] = [];
  const problems: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const leaf = await pdf.getPage(number);
    const { width, height } = leaf.getViewport({ scale: 1 });
    if (Math.round(width) !== A4.width || Math.round(height) !== A4.height) problems.push(`page ${number} is not A4`);
    const { items } = await leaf.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    roles.push(...rolesIn(await leaf.getStructTree()));
  }
  await pdf.destroy();
  const wanted = ['H1', 'P', ...(page.includes('<table') ? ['Table', 'TR', 'TH', 'TD'] : [])];
  return [
    ...problems,
    ...missing('Firefox', blocksOf(page), texts.join('\n')),
    ...wanted.filter((role) => !roles.includes(role)).map((role) => `has no tag ${role}`),
    ...(pdf.numPages > 0 ? [] : ['has no page']),
    ...(Title === one.title ? [] : [`has the title ${Title}`]),
    ...(Language === one.language ? [] : [`has the language ${Language}`]),
    ...(marked ? [] : ['is not marked as tagged']),
    ...(/Chrom|Skia|Mozilla/.test(Producer ?? 'Skia') ? ['names the program that printed it'] : []),
  ];
}

type Tagged = { role?: string; children?: unknown[] } | null;

function rolesIn(node: Tagged): string[] {
  if (!node?.role) return [];
  return [node.role, ...(node.children ?? []).flatMap((child) => rolesIn(child as Tagged))];
}

/** Which texts of the page cannot be found in what a reader copies. */
function missing(reader: string, blocks: string[], copied: string): string[] {
  const text = inOneLine(copied);
  return blocks.filter((block) => !text.includes(block)).map((block) => `${reader} does not copy "${block}"`);
}

/** The texts of a page, one for each paragraph, heading, cell and list item. */
function blocksOf(page: string): string[] {
  const [, body = ''] = page.split('<body>');
  return [...body.matchAll(/<(p|h1|h2|h3|td|th|li|caption)\b[^>]*>([\s\S]*?)<\/\1>/g)]
    .map(([, , inside = '']) => inside.replace(/<br>/g, ' ').replace(/<[^>]*>/g, ''))
    .map((text) => inOneLine(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')))
    .map((text) => text.replaceAll('&amp;', '&').trim())
    .filter(Boolean);
}

/** Lines end where the paper ends; in an address also behind a slash. */
function inOneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replaceAll('/ ', '/');
}

/** Heads of columns and rows say what they are the head of. The tags of a PDF stand in its packed objects. */
function headersWithoutScope(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/\/Type \/ObjStm[^>]*?\/Length (\d+)>>\nstream\n/g)].map((found) => {
    const start = found.index + found[0].length;
    return inflateSync(pdf.subarray(start, start + Number(found[1]))).toString('latin1');
  });
  const objects = packed.join('\n').split('/Type /StructElem');
  const heads = objects.filter((object) => /\/S \/TH\b/.test(object) && !/\/Scope \/(Row|Column)/.test(object));
  return heads.length > 0 ? [`has ${heads.length} table heads without a scope`] : [];
}
