import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LARGEST_PDF } from '#app/model/fields.server.ts';
import { LARGEST_RECORDING } from '#app/model/recordings.server.ts';
import { type Folders, foldersIn } from '../folders.ts';
import { referencedFiles, saveUpload, toContentFile } from './uploads.ts';

const PDF = Buffer.from('%PDF-1.7 <</MarkInfo<</Marked true>>/StructTreeRoot 1 0 R/Lang(mr)>> <</Title(A)>>\n%%EOF');

let project: string;
let folders: Folders;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'desk-'));
  folders = foldersIn(join(project, 'project'));
});
afterEach(() => rmSync(project, { recursive: true }));

const put = (root: string, name: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), 'as it was');
};

describe('an upload', () => {
  it('is stored in the drafts and the preview, not in the content', async () => {
    expect(await saveUpload(folders, '/pdfs/notices/a.en', PDF)).toMatchObject({ path: '/pdfs/notices/a.en.pdf' });
    for (const root of [folders.drafts, folders.workshop])
      expect(readFileSync(join(root, 'files/pdfs/notices/a.en.pdf'))).toEqual(PDF);
    expect(existsSync(folders.content)).toBe(false);
  });

  it('never gets the name of a published file or of a file of another draft', async () => {
    put(folders.content, 'files/pdfs/a.pdf');
    put(folders.drafts, 'files/pdfs/a-2.pdf');
    expect((await saveUpload(folders, '/pdfs/a', PDF)).path).toBe('/pdfs/a-3.pdf');
    expect(readFileSync(join(folders.content, 'files/pdfs/a.pdf'), 'utf8')).toBe('as it was');
    expect(readFileSync(join(folders.drafts, 'files/pdfs/a-2.pdf'), 'utf8')).toBe('as it was');
  });

  it.each([
    ...['/pdfs/a..b', '/pdfs/../../a', '/pdfs/..', '/pdfs/a/../b', '/pdfs/a/./b', '/pdfs//a', '/pdfs/', '/pdfs'],
    ...['/schemes/a', '/files/pdfs/a', 'pdfs/a', '/videos/a', '/pdfs/A', '/pdfs/.a', '/pdfs/a\\b', '/pdfs/a\0'],
    '/pdfs/a b',
    ...[`/pdfs/${'a'.repeat(300)}`, '/pdfs/a\n', ''],
  ])('is rejected under the name %j', async (wanted) => {
    await expect(saveUpload(folders, wanted, PDF)).rejects.toMatchObject({ body: { reason: 'badName' } });
    expect(existsSync(join(project, 'project'))).toBe(false);
  });

  it('is rejected if a thousand files already have its name, with or without a number', async () => {
    put(folders.drafts, 'files/pdfs/a.pdf');
    for (let number = 2; number <= 1000; number++) put(folders.drafts, `files/pdfs/a-${number}.pdf`);
    await expect(saveUpload(folders, '/pdfs/a', PDF)).rejects.toMatchObject({ body: { reason: 'badName' } });
  });

  it('keeps a recording as it is, with the ending of its kind', async () => {
    const recording = Buffer.from('OggS, made up');
    const { path } = await saveUpload(folders, '/audio/schemes/a.mr', recording);
    expect(path).toBe('/audio/schemes/a.mr.ogg');
    expect(readFileSync(join(folders.drafts, `files${path}`))).toEqual(recording);
  });

  it.each([
    ['notRecording', Buffer.from('<html>')],
    ['largeRecording', Buffer.concat([Buffer.from('OggS'), Buffer.alloc(LARGEST_RECORDING)])],
  ])('is rejected as a recording: %s', async (reason, body) => {
    await expect(saveUpload(folders, '/audio/a', body)).rejects.toMatchObject({ body: { reason } });
  });

  it('is rejected if its type does not match its folder', async () => {
    for (const text of ['<html>', '<html>%%EOF', '%PDF-1.7 broken off'])
      await expect(saveUpload(folders, '/pdfs/a', Buffer.from(text))).rejects.toMatchObject({
        body: { reason: 'notPdf' },
      });
    const active = Buffer.from('%PDF-1.7 1 0 obj <</S /JavaScript>>\n%%EOF');
    await expect(saveUpload(folders, '/pdfs/a', active)).rejects.toMatchObject({ body: { reason: 'activePdf' } });
    await expect(saveUpload(folders, '/pictures/a', PDF)).rejects.toMatchObject({ body: { reason: 'notPicture' } });
  });

  it('of a PDF is rejected if the content check would reject it', async () => {
    const untagged = Buffer.from('%PDF-1.7\n%%EOF');
    await expect(saveUpload(folders, '/pdfs/a', untagged)).rejects.toMatchObject({ body: { reason: 'untaggedPdf' } });
    const large = Buffer.concat([PDF, Buffer.alloc(LARGEST_PDF)]);
    await expect(saveUpload(folders, '/pdfs/a', large)).rejects.toMatchObject({ body: { reason: 'largePdf' } });
  });

  it('of a photograph is not enlarged, and is rejected if the file is truncated', async () => {
    const photo = await sharp({ create: { width: 40, height: 10, channels: 3, background: '#369' } })
      .jpeg()
      .toBuffer();
    expect(await saveUpload(folders, '/pictures/a', photo)).toMatchObject({ width: 40, height: 10 });
    const broken = photo.subarray(0, photo.length - 100);
    await expect(saveUpload(folders, '/pictures/b', broken)).rejects.toMatchObject({
      body: { reason: 'notPicture' },
    });
  });

  it('of a drawing is rejected, whose filters could compute for minutes', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    const refused = saveUpload(folders, '/pictures/a', Buffer.from(svg));
    await expect(refused).rejects.toMatchObject({ body: { reason: 'notPicture' } });
  });

  it('of a photograph is rejected before it is unpacked if it has far too many pixels', async () => {
    const side = { width: 11_000, height: 11_000, channels: 3 as const };
    const large = await sharp({ create: { ...side, background: 'white' } })
      .png({ progressive: false })
      .toBuffer();
    expect(large.length).toBeLessThan(1_500_000);
    await expect(saveUpload(folders, '/pictures/a', large)).rejects.toMatchObject({ body: { reason: 'notPicture' } });
  });

  it('of a photograph loses its metadata and is shrunk to the size that a page needs', async () => {
    const photo = await sharp({ create: { width: 4000, height: 10, channels: 3, background: '#369' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer();
    const { path, width } = await saveUpload(folders, '/pictures/albums/a', photo);
    expect([path, width]).toEqual(['/pictures/albums/a.jpg', 2560]);
    expect(await sharp(join(folders.drafts, 'pictures/albums/a.jpg')).metadata()).not.toHaveProperty('exif');
  });
});

describe('the file of a path', () => {
  it.each([
    { path: '/pdfs/notices/a.en.pdf', file: 'files/pdfs/notices/a.en.pdf' },
    { path: '/images/a.svg', file: 'files/images/a.svg' },
    { path: '/pictures/albums/a.jpg', file: 'pictures/albums/a.jpg' },
  ])('is found in the content for $path', ({ path, file }) => {
    expect(toContentFile(path)).toBe(file);
  });

  it.each([
    ...['/pdfs/../../package.json', '/pictures/..', '/pdfs/a..b.pdf', '/pdfs/..\\a', '/pdfs/%2e%2e/a', '/pdfs/a\0.pdf'],
    ...['pdfs/a.pdf', '/site.yaml', '/schemes/a.yaml', '/pdfs', '/pdfs/', '//pdfs/a.pdf', '/pdfs/a b.pdf'],
    '/etc/passwd',
  ])('is undefined for %j', (path) => {
    expect(toContentFile(path)).toBeUndefined();
  });

  it('is listed only once if an entry refers to it several times', () => {
    const entry = {
      pdfUrl: { en: '/pdfs/a.pdf', mr: '/pdfs/a.pdf' },
      list: [{ picture: '/pictures/b.jpg' }, '/pdfs/../c'],
    };
    expect(referencedFiles(entry)).toEqual(['files/pdfs/a.pdf', 'pictures/b.jpg']);
  });
});
