import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorAt } from '#app/model/problems/problem.ts';
import { atFields } from '../atFields.ts';
import { photographs } from './photographs.ts';

const content = mkdtempSync(join(tmpdir(), 'photographs-'));
const cache = join(content, 'cache');
const codes = async (name: string) =>
  (await photographs([`/pictures/${name}`], content, cache)).map(({ file, code }) => `${file} ${code}`);
const save = (name: string, bytes: string | Buffer) => writeFileSync(join(content, 'pictures', name), bytes);
const photo = (width: number, height: number, sigma = 10) =>
  sharp({
    create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma } },
  })
    .jpeg()
    .toBuffer();

beforeAll(() => mkdirSync(join(content, 'pictures')));
afterAll(() => rmSync(content, { recursive: true }));

describe('a photograph that an entry names', () => {
  it('is accepted with all sizes, which the build then finds', async () => {
    save('hall.jpg', await photo(960, 720));
    expect(await codes('hall.jpg')).toEqual([]);
    expect(readdirSync(join(cache, 'pictures'))).toHaveLength(9);
  });

  it('is a problem, and no failure of the build, if it is too rich in detail', async () => {
    const small = sharp(await photo(320, 800, 200));
    save('crowd.jpg', await small.resize(960, 2400).jpeg({ quality: 95 }).toBuffer());
    expect(await codes('crowd.jpg')).toEqual(['content/pictures/crowd.jpg richPicture']);
  });

  it('is a problem if it is small, narrow, cut off or no picture', async () => {
    save('small.jpg', await photo(640, 480));
    save('narrow.jpg', await photo(1000, 4000));
    const whole = await photo(960, 720);
    save('half.jpg', whole.subarray(0, whole.length / 2));
    save('letter.jpg', 'Dear editor');
    expect(await codes('small.jpg')).toEqual(['content/pictures/small.jpg smallPicture']);
    expect(await codes('narrow.jpg')).toEqual(['content/pictures/narrow.jpg longPicture']);
    expect(await codes('half.jpg')).toEqual(['content/pictures/half.jpg unreadablePicture']);
    expect(await codes('letter.jpg')).toEqual(['content/pictures/letter.jpg unreadablePicture']);
  });

  it('is no photograph if it is a drawing, which may have any size', async () => {
    save('sun.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 240"/>');
    expect(await codes('sun.svg')).toEqual([]);
  });
});

describe('a problem of a file', () => {
  const entries = [
    { file: 'content/albums/a.yaml', entry: { images: [{ src: '/pictures/a.jpg' }, { src: '/pictures/b.jpg' }] } },
    { file: 'content/events/b.yaml', entry: { image: '/pictures/a.jpg', pdfUrl: { en: '/pdfs/a.pdf' } } },
  ];
  const at = (file: string, ...path: (string | number)[]) => errorAt({ file, path }, 'smallPicture', { width: 1 });

  it('is reported at every field that names the file', () => {
    expect(atFields([at('content/pictures/a.jpg'), at('content/files/pdfs/a.pdf')], entries)).toEqual([
      at('content/albums/a.yaml', 'images', 0, 'src'),
      at('content/events/b.yaml', 'image'),
      at('content/events/b.yaml', 'pdfUrl', 'en'),
    ]);
  });

  it('stays at the file that no entry names, and other problems stay where they are', () => {
    const others = [at('content/pictures/c.jpg'), at('content/albums/a.yaml', 'images')];
    expect(atFields(others, entries)).toEqual(others);
  });
});
