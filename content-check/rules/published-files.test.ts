import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePdf } from '#tests/fixtures/pdf.ts';
import type { ContentFile } from '../text/texts.ts';
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

const found = async (files: ContentFile[] = []) =>
  (await publishedFiles(root, files)).map(({ file, path, code, params }) =>
    [file, path.join('.'), code, params.part ?? params.action].filter(Boolean).join(' '),
  );

const PDF = makePdf();

describe('a published file', () => {
  it('is accepted if it cannot run scripts or load other files', async () => {
    put('files/pdfs/notices/a.mr.pdf', PDF);
    for (const path of ['files/favicon.svg', 'files/images/a/b.svg', 'pictures/albums/a.svg']) put(path, SVG);
    for (const path of ['files/videos/a.mp4', 'files/videos/a.mr.vtt', 'pictures/a.jpg']) put(path);
    expect(await found()).toEqual([]);
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
  ])('is rejected by its folder and extension: %s', async (path) => {
    put(path, SVG);
    expect(await found()).toEqual([expect.stringMatching(/^content\/.* (wrongFileKind|unpublishedFolder)$/)]);
  });

  it('is rejected if it is a symbolic link', async () => {
    mkdirSync(join(root, 'files/pdfs'));
    symlinkSync('/etc/hostname', join(root, 'files/pdfs/a.pdf'));
    symlinkSync('/etc', join(root, 'pictures/albums'));
    expect(await found()).toEqual(['content/files/pdfs/a.pdf linkedFile', 'content/pictures/albums linkedFile']);
  });

  it('is rejected if its content is active or does not match its extension', async () => {
    put('files/images/a.svg', `${SVG.replace('></', '><script/></')}`);
    put('files/pdfs/a.pdf', makePdf({ objects: ['<</S /JavaScript>>'] }));
    put('files/pdfs/b.pdf', '<html>');
    put('files/pdfs/c.pdf', makePdf({ objects: ['<</Encrypt 1 0 R>>'] }));
    expect((await found()).sort()).toEqual([
      'content/files/images/a.svg foreignInDrawing <script/>',
      'content/files/pdfs/a.pdf activePdf JavaScript',
      'content/files/pdfs/b.pdf notAPdf',
      'content/files/pdfs/c.pdf lockedPdf',
    ]);
  });

  it('is rejected if Windows does not accept its name', async () => {
    put('pictures/albums/aux.jpg');
    put('files/pdfs/nul.en.pdf', makePdf({ language: 'en' }));
    expect(await found()).toEqual([
      'content/files/pdfs/nul.en.pdf reservedFile',
      'content/pictures/albums/aux.jpg reservedFile',
    ]);
  });

  it('is rejected at the field as a PDF in another language than the field', async () => {
    for (const name of ['a.mr', 'b.mr']) put(`files/pdfs/${name}.pdf`, PDF);
    put('files/pdfs/b.en.pdf', makePdf({ language: 'en' }));
    const entry = (name: string, pdfUrl: object) => ({ file: `content/notices/${name}.yaml`, entry: { pdfUrl } });
    const entries = [
      entry('a', { en: '/pdfs/a.mr.pdf', mr: '/pdfs/a.mr.pdf' }),
      entry('b', { en: '/pdfs/b.en.pdf', mr: '/pdfs/b.mr.pdf' }),
    ];
    expect(await found(entries)).toEqual(['content/notices/a.yaml pdfUrl.en pdfOfOtherLanguage']);
  });
});

it('warns of a PDF that no entry refers to, because it may be outdated', () => {
  for (const name of ['a.en', 'a.mr', 'old', 'notices/b']) put(`files/pdfs/${name}.pdf`, PDF);
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
