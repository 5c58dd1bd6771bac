import { readFileSync, statSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { allDocuments } from '#app/model/documents/all.server.ts';
import type { Text } from '#app/model/documents/document.server.ts';
import { documentContent, type SiteDocument } from '#app/model/documents/document.server.ts';
import { documentFile } from '#app/model/documents/generatePdfs.server.ts';
import { compilePdf } from '#app/model/documents/pdf/typst.server.ts';
import { LARGEST_PDF } from '#app/model/fields.server.ts';

/** 210 by 297 mm in points. */
const A4 = { width: 595, height: 842 };

const documents = allDocuments();

describe('the generated PDFs', { tags: ['conformance/documents'] }, () => {
  it('exist in both languages, each with a unique path', () => {
    const paths = documents.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      const other = path.endsWith('.en.pdf') ? path.replace(/en\.pdf$/, 'mr.pdf') : path.replace(/mr\.pdf$/, 'en.pdf');
      expect(paths).toContain(other);
    }
  });

  it('are no larger than the limit for uploaded PDFs', () => {
    for (const document of documents)
      expect(statSync(documentFile(document)).size, document.path).toBeLessThanOrEqual(LARGEST_PDF);
  });

  it('have the same bytes for the same content', () => {
    const [first] = documents;
    const content = first && documentContent(first);
    expect(content && compilePdf(content)).toEqual(first && readFileSync(documentFile(first)));
  });
});

describe('every generated PDF', () => {
  it('opens, has title, language and tags, and its copied text equals the original', {
    tags: ['conformance/documents'],
    timeout: 120_000,
  }, async () => {
    const pdfium = await PDFiumLibrary.init();
    const problems: string[] = [];
    for (const one of documents) {
      const bytes = readFileSync(documentFile(one));
      const found = [
        ...missing('Chrome', collectTexts(one), textByPdfium(await pdfium.loadDocument(bytes))),
        ...(await pdfJsErrors(bytes, one)),
        ...pdfUaErrors(bytes),
      ];
      problems.push(...found.map((problem) => `${one.path}: ${problem}`));
    }
    pdfium.destroy();
    expect(problems.slice(0, 20)).toEqual([]);
  });
});

type Document = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>;

function textByPdfium(document: Document): string {
  const text = [...document.pages()].map((page) => page.getText()).join('\n');
  document.destroy();
  return text;
}

/** Checks a document with PDF.js, the PDF reader of Firefox. */
async function pdfJsErrors(bytes: Buffer, one: SiteDocument): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await pdf.getMetadata();
  const { Title, Language } = info as Record<string, string>;
  const marked = (await pdf.getMarkInfo())?.Marked;
  const texts: string[] = [];
  const roles: string[] = [];
  const problems: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    if (Math.round(width) !== A4.width || Math.round(height) !== A4.height) problems.push(`page ${number} is not A4`);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    roles.push(...rolesIn(await page.getStructTree()));
  }
  await pdf.destroy();
  const hasTable = one.body.some(({ kind }) => kind === 'table');
  const wanted = ['H1', 'P', ...(hasTable ? ['Table', 'TR', 'TH', 'TD'] : [])];
  return [
    ...problems,
    ...missing('Firefox', collectTexts(one), texts.join('\n')),
    ...wanted.filter((role) => !roles.includes(role)).map((role) => `has no tag ${role}`),
    ...(pdf.numPages > 0 ? [] : ['has no page']),
    ...(Title === one.title ? [] : [`has the title ${Title}`]),
    ...(Language?.startsWith(one.language) ? [] : [`has the language ${Language}`]),
    ...(marked ? [] : ['is not marked as tagged']),
  ];
}

type Tagged = { role?: string; children?: unknown[] } | null;

function rolesIn(node: Tagged): string[] {
  if (!node?.role) return [];
  return [node.role, ...(node.children ?? []).flatMap((child) => rolesIn(child as Tagged))];
}

/** Lists texts that are missing from the text that a PDF reader copies. */
function missing(reader: string, texts: string[], copied: string): string[] {
  const text = inOneLine(copied);
  return texts.filter((block) => !text.includes(block)).map((block) => `${reader} does not copy "${block}"`);
}

/** Returns the texts of a document's paragraphs, headings, cells and list items. */
function collectTexts(one: SiteDocument): string[] {
  const { department, government, title, body, ending } = documentContent(one);
  const texts = body.flatMap((block): readonly Text[] => {
    if (block.kind === 'list') return block.items;
    if (block.kind === 'table') return [block.caption, ...block.head, ...block.rows.flat()];
    return [block.kind === 'paragraph' && block.lead ? `${block.lead} ${block.text}` : block.text];
  });
  return [department, government, title, ...texts, ...ending]
    .map((text) => inOneLine(typeof text === 'string' ? text : text.text).trim())
    .filter(Boolean);
}

/** Joins lines, including addresses that are broken after a slash. */
function inOneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replaceAll('/ ', '/');
}

/** Checks requirements of PDF/UA in the compressed objects of a PDF. */
function pdfUaErrors(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/\/Length (\d+)[^>]*>>\nstream\n/g)].map((found) => {
    const start = found.index + found[0].length;
    return { dictionary: found[0], bytes: pdf.subarray(start, start + Number(found[1])) };
  });
  const objects = [...text.matchAll(/\/Type \/ObjStm[^>]*?\/Length (\d+)>>\nstream\n/g)]
    .map((found) => {
      const start = found.index + found[0].length;
      return inflateSync(pdf.subarray(start, start + Number(found[1]))).toString('latin1');
    })
    .join('\n');
  const heads = objects.split('/Type /StructElem').filter((object) => /\/S \/TH\b/.test(object));
  const bare = heads.filter((object) => !/\/Scope \/(Row|Column|Both)/.test(object));
  const metadata = streams.map(({ bytes }) => unpacked(bytes)).find((content) => content.includes('<x:xmpmeta')) ?? '';
  return [
    ...(bare.length > 0 ? [`has ${bare.length} table heads without a scope`] : []),
    ...(/pdfuaid:part[>=]"?1/.test(metadata) ? [] : ['does not say that it is PDF/UA']),
    ...(objects.includes('/DisplayDocTitle true') ? [] : ['shows its file name instead of its title']),
  ];
}

function unpacked(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('utf8');
  } catch {
    return bytes.toString('utf8');
  }
}
