import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { parse } from 'csv-parse/sync';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { CLIENT_BUILD, files } from './pages.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Matches a character that no text may contain. XML forbids it, but the XML parser of this test accepts it. */
const NO_CHARACTER = /[^\t\n\r -\u007E\u00A0-\uD7FF\uE000-\uFFFC\u{10000}-\u{10FFFF}]/u;

function readText(bytes: Buffer): string {
  const text = utf8.decode(bytes);
  const [letter] = NO_CHARACTER.exec(text) ?? [];
  if (letter !== undefined) throw new Error(`has the character U+${letter.codePointAt(0)?.toString(16)}`);
  return text;
}

function parseXml(bytes: Buffer): void {
  const result = XMLValidator.validate(readText(bytes));
  if (result !== true) throw new Error(result.err.msg);
}

const pdfium = await PDFiumLibrary.init();

async function parsePdf(bytes: Buffer): Promise<void> {
  const document = await pdfium.loadDocument(bytes);
  const pages = document.getPageCount();
  document.destroy();
  if (pages === 0) throw new Error('has no page');
}

/** Reads a file as a program that opens it does, by its extension. Other files have no parser, or tests of their own. */
const PARSERS: Record<string, (bytes: Buffer) => unknown> = {
  atom: parseXml,
  svg: parseXml,
  xml: parseXml,
  json: (bytes) => JSON.parse(readText(bytes)),
  webmanifest: (bytes) => JSON.parse(readText(bytes)),
  csv: (bytes) => parse(readText(bytes), { bom: true, columns: true }),
  pdf: parsePdf,
  html: readText,
  ics: readText,
  txt: readText,
  vcf: readText,
  vtt: readText,
};

const extensionOf = (file: string) => /\.(\w+)$/.exec(file)?.[1] ?? '';

/** Returns `file: reason` for each file that its readers could not read. */
async function findUnreadable(
  extension: string,
  names: readonly string[],
  read: (name: string) => Buffer,
): Promise<string[]> {
  const found: string[] = [];
  for (const name of names)
    try {
      await PARSERS[extension]?.(read(name));
    } catch (error) {
      found.push(`${name}: ${(error as Error).message}`);
    }
  return found;
}

const byExtension = Map.groupBy(new Set(files.values()), extensionOf);
const extensions = Object.keys(PARSERS).filter((extension) => byExtension.has(extension));

describe('before a publication goes live', () => {
  it.each(extensions)('every .%s file can be read', async (extension) => {
    const names = byExtension.get(extension) ?? [];
    expect(await findUnreadable(extension, names, (name) => readFileSync(join(CLIENT_BUILD, name)))).toEqual([]);
  });

  it('there are XML, JSON, CSV and PDF to read', () => {
    expect(extensions).toEqual(expect.arrayContaining(['atom', 'xml', 'json', 'csv', 'pdf']));
  });

  it.each([
    ['atom', '<a>one\u000Btwo</a>'],
    ['atom', '<a>one</b>'],
    ['svg', '<svg>\u0001</svg>'],
    ['json', '{"a": }'],
    ['csv', 'a,b\r\n1,2,3\r\n'],
    ['pdf', '%PDF-1.7 broken'],
    ['html', '<p>lost \uFFFD</p>'],
    ['txt', Buffer.from([0x61, 0xff])],
  ] as const)('a broken %s is found: %j', async (extension, content) => {
    expect(await findUnreadable(extension, ['a'], () => Buffer.from(content))).toHaveLength(1);
  });
});
