import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allDocuments } from '#app/model/documents/all.server.ts';
import { documentFile } from '#app/model/documents/generatePdfs.server.ts';
import { LARGEST_PDF } from '#app/model/fields.server.ts';
import { findForeignSvgPart, publishedFiles, unreferencedPdfs } from './published-files.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const folder of ['files', 'pictures']) mkdirSync(join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text: string | Buffer = '') {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const found = () =>
  publishedFiles(root).map(({ file, code, params }) =>
    [file, code, params.part ?? params.action].filter(Boolean).join(' '),
  );

const TAGGED = `%PDF-1.7 1 0 obj <</MarkInfo <</Marked true>> /StructTreeRoot 2 0 R /Lang (mr)>> endobj
3 0 obj <</Title (Notice) /Producer (Word)>> endobj
%%EOF`;

describe('a published file', () => {
  it('is accepted if it cannot run scripts or load other files', () => {
    put('files/pdfs/notices/a.en.pdf', TAGGED);
    for (const path of ['files/favicon.svg', 'files/images/a/b.svg', 'pictures/albums/a.svg']) put(path, SVG);
    for (const path of ['files/videos/a.mp4', 'files/videos/a.mr.vtt', 'pictures/a.jpg']) put(path);
    expect(found()).toEqual([]);
  });

  it.each([
    ...['files/pdfs/a.html', 'files/scheme/index.html', 'files/images/a.htm', 'files/a.js', 'files/pdfs/a.svg'],
    ...[
      'files/sw.js',
      'files/.htaccess',
      'files/pdfs/.DS_Store',
      'files/robots.txt',
      'files/a.pdf',
      'files/pdfs/a.PDF',
    ],
    ...['pictures/a.html', 'files/pdfs/a', 'files/pdfs/a.pdf.html', 'files/assets/a.png'],
  ])('is rejected by its folder and extension: %s', (path) => {
    put(path, SVG);
    expect(found()).toEqual([expect.stringMatching(/^content\/.* (wrongFileKind|unpublishedFolder)$/)]);
  });

  it('is rejected if it is a symbolic link', () => {
    mkdirSync(join(root, 'files/pdfs'));
    symlinkSync('/etc/hostname', join(root, 'files/pdfs/a.pdf'));
    symlinkSync('/etc', join(root, 'pictures/albums'));
    expect(found()).toEqual(['content/files/pdfs/a.pdf linkedFile', 'content/pictures/albums linkedFile']);
  });

  it('is rejected if its content is active or does not match its extension', () => {
    put('files/images/a.svg', `${SVG.replace('></', '><script/></')}`);
    put('files/pdfs/a.pdf', '%PDF-1.7 1 0 obj <</S /JavaScript>>');
    put('files/pdfs/b.pdf', '<html>');
    put('files/pdfs/c.pdf', '%PDF-1.7 trailer <</Encrypt 1 0 R>>');
    expect(found().sort()).toEqual([
      'content/files/images/a.svg foreignInDrawing <script/>',
      'content/files/pdfs/a.pdf activePdf JavaScript',
      'content/files/pdfs/b.pdf notAPdf',
      'content/files/pdfs/c.pdf lockedPdf',
    ]);
  });

  it.each([
    ['no tags', TAGGED.replace('/Marked true', '/Marked false'), 'untaggedPdf'],
    ['no structure tree', TAGGED.replace('/StructTreeRoot', '/Pages'), 'untaggedPdf'],
    ['no language', TAGGED.replace('/Lang (mr)', '/Lang ()'), 'untaggedPdf'],
    ['no title', TAGGED.replace('/Title (Notice)', ''), 'untitledPdf'],
    ['an empty title', TAGGED.replace('(Notice)', '( )'), 'untitledPdf'],
    ['only the title of a bookmark', TAGGED.replace('/Producer', '/Parent 4 0 R /Dest'), 'untitledPdf'],
    ['too many bytes', TAGGED + ' '.repeat(LARGEST_PDF), 'largePdf'],
  ])('is rejected as a PDF with %s', (_, text, problem) => {
    put('files/pdfs/a.pdf', text);
    expect(found()).toEqual([expect.stringContaining(`content/files/pdfs/a.pdf ${problem}`)]);
  });

  it('is accepted as a PDF with a title in its metadata', () => {
    const metadata = '<dc:title><rdf:Alt><rdf:li xml:lang="x-default">Notice</rdf:li></rdf:Alt></dc:title>';
    const untitled = TAGGED.replace('/Title (Notice)', '');
    const dictionary = '5 0 obj <</Type /Metadata /Subtype /XML';
    put('files/pdfs/a.pdf', `${untitled}${dictionary}>> stream\n${metadata}\nendstream`);
    const packed = [`${untitled}${dictionary} /Filter /FlateDecode>> stream\n`, deflateSync(metadata), '\nendstream'];
    put('files/pdfs/b.pdf', Buffer.concat(packed.map((part) => Buffer.from(part))));
    expect(found()).toEqual([]);
  });

  it('is accepted as a PDF with compressed tags, or with exactly the maximum size', () => {
    const [document] = allDocuments();
    put('files/pdfs/a.pdf', document ? readFileSync(documentFile(document)) : '');
    put('files/pdfs/b.pdf', TAGGED + ' '.repeat(LARGEST_PDF - TAGGED.length));
    expect(found()).toEqual([]);
  });
});

it('warns of a PDF that no entry refers to, because it may be outdated', () => {
  for (const name of ['a.en', 'a.mr', 'old', 'notices/b']) put(`files/pdfs/${name}.pdf`, TAGGED);
  const entries = [
    { file: 'content/notices/a.yaml', entry: { pdfUrl: { en: '/pdfs/a.en.pdf', mr: '/pdfs/a.mr.pdf' } } },
    { file: 'content/acts/b.yaml', entry: { lists: [{ doc: '/pdfs/notices/b.pdf' }] } },
  ];
  expect(unreferencedPdfs(root, entries)).toEqual([
    { file: 'content/files/pdfs/old.pdf', path: [], code: 'unnamedPdf', params: {}, level: 'warning' },
  ]);
});

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

describe('a drawing', () => {
  it.each([
    svg('<path d="M1 1" fill="#8b3819"/>'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->\n${svg("<title>A house & a tree</title><rect width='1'/>")}`,
    svg('<defs><linearGradient id="a"/></defs><use href="#a"/><rect fill="url(#a)" style="stroke: red"/>'),
  ])('is accepted: %s', (text) => expect(findForeignSvgPart(text)).toBeUndefined());

  it.each([
    ...[svg('<script>alert(1)</script>'), svg('<path onload="alert(1)"/>'), svg('<path ONCLICK="x"/>')],
    ...[
      svg('<a href="javascript:x"/>'),
      svg('<use href="https://evil.example/x.svg#a"/>'),
      svg('<use xlink:href="data:x"/>'),
    ],
    ...[svg('<image href="#a"/>'), svg('<foreignObject/>'), svg('<style>@import "x"</style>'), svg('<animate/>')],
    ...[svg('<rect style="fill: url(https://evil.example)"/>'), svg('<rect fill="url( //evil.example )"/>')],
    ...[svg('<path d="&#x6a;"/>'), svg('<![CDATA[<script>]]>'), svg('<path d=unquoted />'), svg('<svg:script/>')],
    ...[`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, `<?xml-stylesheet href="x"?>${svg('')}`, '<html></html>', ''],
    ...[svg('<!-- a --><script>x</script><!-- b -->'), svg('<!--><script>x</script>-->'), '\0<\0s\0v\0g\0>'],
  ])('is rejected: %s', (text) => expect(findForeignSvgPart(text)).toBeTypeOf('string'));
});
