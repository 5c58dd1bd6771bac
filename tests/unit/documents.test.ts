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

describe('the PDFs that the site makes', { tags: ['conformance/documents'] }, () => {
  it('are there in both languages, each with an address of its own', () => {
    const paths = documents.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      const other = path.endsWith('.en.pdf') ? path.replace(/en\.pdf$/, 'mr.pdf') : path.replace(/mr\.pdf$/, 'en.pdf');
      expect(paths).toContain(other);
    }
  });

  it('are as small as those that somebody brings must be', () => {
    for (const one of documents) expect(statSync(documentFile(one)).size, one.path).toBeLessThanOrEqual(LARGEST_PDF);
  });

  it('have the same bytes for the same content', () => {
    const [one] = documents;
    const content = one && documentContent(one);
    expect(content && compilePdf(content)).toEqual(one && readFileSync(documentFile(one)));
  });
});

describe('a PDF', () => {
  it('opens, has title, language and tags, and its text copies letter by letter', {
    tags: ['conformance/documents'],
    timeout: 120_000,
  }, async () => {
    const pdfium = await PDFiumLibrary.init();
    const problems: string[] = [];
    for (const one of documents) {
      const bytes = readFileSync(documentFile(one));
      const found = [
        ...missing('Chrome', collectTexts(one), textByPdfium(await pdfium.loadDocument(bytes))),
        ...(await askPdfJs(bytes, one)),
        ...flawsOfTags(bytes),
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

/** Everything that PDF.js, the reader in Firefox, says of a document. */
async function askPdfJs(bytes: Buffer, one: SiteDocument): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await pdf.getMetadata();
  const { Title, Language } = info as Record<string, string>;
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

/** Which texts of the document cannot be found in what a reader copies. */
function missing(reader: string, texts: string[], copied: string): string[] {
  const text = inOneLine(copied);
  return texts.filter((block) => !text.includes(block)).map((block) => `${reader} does not copy "${block}"`);
}

/** The texts of a document, one for each paragraph, heading, cell and list item. */
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

/** Lines end where the paper ends; in an address also behind a slash. */
function inOneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replaceAll('/ ', '/');
}

/** What PDF/UA asks for and the tags do not say. The tags of a PDF stand in its packed objects. */
function flawsOfTags(pdf: Buffer): string[] {
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
