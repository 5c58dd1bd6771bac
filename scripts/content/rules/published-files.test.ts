import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishedFiles } from './published-files.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const folder of ['files', 'pictures']) mkdirSync(join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text = '') {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const found = () =>
  publishedFiles(root).map(({ file, code, params }) =>
    [file, code, params.part ?? params.action].filter(Boolean).join(' '),
  );

describe('a file that is published as it lies', () => {
  it('is of a kind that only shows', () => {
    put('files/pdfs/notices/a.en.pdf', '%PDF-1.7\n%%EOF');
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
});
