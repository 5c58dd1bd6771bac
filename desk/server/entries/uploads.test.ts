import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LARGEST_PDF } from '#app/model/fields.server.ts';
import { LARGEST_RECORDING } from '#app/model/recordings.server.ts';
import { makePdf } from '#tests/fixtures/pdf.ts';
import { type Folders, foldersIn } from '../folders.ts';
import { checkPhotograph } from './checkUpload.ts';
import { referencedFiles, saveUpload, toContentFile } from './uploads.ts';

const PDF = makePdf();

const SIZE = { width: 1000, height: 700, channels: 3 as const, background: '#369' };
const plain = (width: number, height: number) => sharp({ create: { ...SIZE, width, height } });

/** Creates an upright photograph whose smallest size, of 320 × `height` pixels, is noise. */
async function richPhotograph(height: number, sigma: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma };
  const small = sharp({ create: { ...SIZE, width: 320, height, noise } });
  return sharp(await small.png().toBuffer())
    .resize(960, height * 3, { fit: 'fill' })
    .jpeg({ quality: 95 })
    .toBuffer();
}

let project: string;
let folders: Folders;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'desk-'));
  folders = foldersIn(join(project, 'project'), join(project, 'data'));
});
afterEach(() => rmSync(project, { recursive: true }));

const put = (root: string, name: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), 'as it was');
};

describe('an upload', () => {
  it('is stored in the drafts and the workshop, not in the content', async () => {
    expect(await saveUpload(folders, '/pdfs/notices/a.mr', PDF)).toMatchObject({ path: '/pdfs/notices/a.mr.pdf' });
    for (const root of [folders.drafts, folders.workshop])
      expect(readFileSync(join(root, 'files/pdfs/notices/a.mr.pdf'))).toEqual(PDF);
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
    for (const text of ['<html>', '<html>%%EOF', '\n%PDF-1.7'])
      await expect(saveUpload(folders, '/pdfs/a', Buffer.from(text))).rejects.toMatchObject({
        status: 415,
        body: {
          reason: 'notAPdf',
          message: { en: expect.stringMatching(/PDF\.$/), mr: expect.stringMatching(/पीडीएफ/) },
        },
      });
    await expect(saveUpload(folders, '/pdfs/a', Buffer.from('%PDF-1.7 broken off'))).rejects.toMatchObject({
      body: { reason: 'lockedPdf' },
    });
    await expect(saveUpload(folders, '/pictures/a', PDF)).rejects.toMatchObject({
      body: { reason: 'unreadablePicture' },
    });
  });

  it.each([
    ['untaggedPdf', makePdf({ tagged: false })],
    ['activePdf', makePdf({ objects: ['<</S /JavaScript>>'] })],
    ['lockedPdf', makePdf({ objects: ['<</Encrypt 1 0 R>>'] })],
    ['scannedPdf', makePdf({ pages: [''] })],
    ['legacyFontPdf', makePdf({ font: 'KrutiDev010' })],
    ['largePdf', Buffer.concat([PDF, Buffer.alloc(LARGEST_PDF)])],
  ])('of a PDF is rejected if the content check would reject it: %s', async (reason, body) => {
    await expect(saveUpload(folders, '/pdfs/a', body)).rejects.toMatchObject({ status: 415, body: { reason } });
  });

  it('of a PDF is rejected for a field of the other language', async () => {
    const refusal = { body: { reason: 'pdfOfOtherLanguage' } };
    await expect(saveUpload(folders, '/pdfs/a.en', PDF)).rejects.toMatchObject(refusal);
    await expect(saveUpload(folders, '/pdfs/a.mr', makePdf({ language: 'en' }))).rejects.toMatchObject(refusal);
  });

  it.each(['/pdfs/con', '/pdfs/nul.en', '/pictures/aux', '/audio/com1/a', '/pdfs/a.', '/pdfs/a./b'])(
    'is rejected under the name %s, which Windows does not accept',
    async (wanted) => {
      await expect(saveUpload(folders, wanted, PDF)).rejects.toMatchObject({ body: { reason: 'reservedFile' } });
    },
  );

  it('of a photograph is not enlarged, and is rejected if the file is truncated', async () => {
    const photo = await plain(1000, 700).jpeg().toBuffer();
    expect(await saveUpload(folders, '/pictures/a', photo)).toMatchObject({ width: 1000, height: 700 });
    const broken = photo.subarray(0, photo.length - 100);
    await expect(saveUpload(folders, '/pictures/b', broken)).rejects.toMatchObject({
      body: { reason: 'unreadablePicture' },
    });
  });

  it.each([
    ['smallPicture', 1, 1],
    ['smallPicture', 959, 700],
    ['longPicture', 107, 2560],
    ['longPicture', 2600, 1000],
  ])('of a photograph is rejected as %s if it has %i × %i pixels', async (reason, width, height) => {
    const photo = await plain(width, height).png().toBuffer();
    await expect(saveUpload(folders, '/pictures/a', photo)).rejects.toMatchObject({ body: { reason } });
  });

  it('of an upright photograph that is rich in detail is accepted if a build can encode it, and rejected otherwise', async () => {
    expect(await saveUpload(folders, '/pictures/a', await richPhotograph(427, 40))).toMatchObject({ width: 960 });
    await expect(saveUpload(folders, '/pictures/b', await richPhotograph(800, 200))).rejects.toMatchObject({
      body: { reason: 'richPicture' },
    });
  });

  it('of a photograph that takes longer than the deadline is rejected', async () => {
    await expect(checkPhotograph(await plain(960, 720).png().toBuffer(), 0)).rejects.toMatchObject({
      problems: [{ code: 'slowPicture' }],
    });
  });

  it('of a transparent picture becomes white, as in a build', async () => {
    const clear = sharp({ create: { ...SIZE, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    for (const [name, body] of [
      ['png', await clear.clone().png().toBuffer()],
      ['webp', await clear.clone().webp().toBuffer()],
    ] as const) {
      const { path } = await saveUpload(folders, `/pictures/${name}`, body);
      const corner = await sharp(join(folders.drafts, path))
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect([...corner]).toEqual([255, 255, 255]);
    }
  });

  it('of a drawing is rejected, whose filters could compute for minutes', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    const refused = saveUpload(folders, '/pictures/a', Buffer.from(svg));
    await expect(refused).rejects.toMatchObject({ body: { reason: 'unreadablePicture' } });
  });

  it('of a photograph is rejected before it is unpacked if it has far too many pixels', async () => {
    const side = { width: 11_000, height: 11_000, channels: 3 as const };
    const large = await sharp({ create: { ...side, background: 'white' } })
      .png({ progressive: false })
      .toBuffer();
    expect(large.length).toBeLessThan(1_500_000);
    await expect(saveUpload(folders, '/pictures/a', large)).rejects.toMatchObject({
      body: { reason: 'unreadablePicture' },
    });
  });

  it('of a photograph loses its metadata and is shrunk to the size that a page needs', async () => {
    const photo = await plain(4000, 3000)
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
