import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allDocuments } from '#app/model/documents/all.server.ts';
import { fileOf } from '#app/model/documents/press.server.ts';
import { LARGEST_PDF } from '#app/model/fields.server.ts';
import { publishedFiles } from './published-files.ts';

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

const TAGGED = '%PDF-1.7 1 0 obj <</MarkInfo <</Marked true>> /StructTreeRoot 2 0 R /Lang (mr)>> endobj\n%%EOF';

describe('a file that is published as it lies', () => {
  it('is of a kind that only shows', () => {
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
  ])('is refused by its place and ending: %s', (path) => {
    put(path, SVG);
    expect(found()).toEqual([expect.stringMatching(/^content\/.* (wrongFileKind|unpublishedFolder)$/)]);
  });

  it('is refused when it is a link to a file or folder elsewhere', () => {
    mkdirSync(join(root, 'files/pdfs'));
    symlinkSync('/etc/hostname', join(root, 'files/pdfs/a.pdf'));
    symlinkSync('/etc', join(root, 'pictures/albums'));
    expect(found()).toEqual(['content/files/pdfs/a.pdf linkedFile', 'content/pictures/albums linkedFile']);
  });

  it('is refused for what is in it', () => {
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
    ['no tree of tags', TAGGED.replace('/StructTreeRoot', '/Pages'), 'untaggedPdf'],
    ['no language', TAGGED.replace('/Lang (mr)', '/Lang ()'), 'untaggedPdf'],
    ['too many bytes', TAGGED + ' '.repeat(LARGEST_PDF), 'largePdf'],
  ])('is refused as a PDF with %s', (_, text, problem) => {
    put('files/pdfs/a.pdf', text);
    expect(found()).toEqual([expect.stringContaining(`content/files/pdfs/a.pdf ${problem}`)]);
  });

  it('is taken as a PDF with tags that are packed, and one byte below the limit', () => {
    const [document] = allDocuments();
    put('files/pdfs/a.pdf', document ? readFileSync(fileOf(document)) : '');
    put('files/pdfs/b.pdf', TAGGED + ' '.repeat(LARGEST_PDF - TAGGED.length));
    expect(found()).toEqual([]);
  });
});
