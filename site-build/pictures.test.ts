import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { maxBytes } from '#app/model/pictures/encode.server.ts';
import { writePictures } from './pictures.ts';

let root: string;
const folder = (name: string) => join(root, name);
const save = (name: string, bytes: string | Uint8Array) => writeFileSync(join(root, 'content/pictures/a', name), bytes);
const build = (...names: string[]) =>
  writePictures(
    names.map((name) => `/pictures/a/${name}`),
    folder('site'),
    { content: folder('content'), cache: folder('cache') },
  );

function filesIn(name: string): string[] {
  return readdirSync(join(root, name, 'pictures/a')).sort();
}

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="1280" height="960"><rect width="320" height="240" fill="#8B3819"/><circle cx="160" cy="120" r="60" fill="#FFF6E6"/></svg>';

/** Creates a photograph with an orientation tag: before rotation, the left half is red and the right half blue. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: 'red' } };
  return sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .withExif({
      IFD0: { Artist: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 58/1 30/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(root, 'content/pictures/a'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the build of pictures', () => {
  it('writes a drawing as it is', async () => {
    save('sun.svg', DRAWING);
    expect(await build('sun.svg')).toEqual({ files: 1, made: 1 });
    const [file = ''] = filesIn('site');
    expect(file).toMatch(/^sun\.[0-9a-f]{8}-1280\.svg$/);
    expect(readFileSync(join(root, 'site/pictures/a', file), 'utf8')).toBe(DRAWING);
  });

  it('writes a photograph in three widths and three formats', async () => {
    save('hall.jpg', await photograph(1200, 1600));
    expect(await build('hall.jpg')).toEqual({ files: 9, made: 9 });
    expect(filesIn('site').map((file) => file.replace(/\.[0-9a-f]{8}-/, ' '))).toEqual(
      ['320', '640', '960'].flatMap((width) => ['avif', 'jpg', 'webp'].map((ending) => `hall ${width}.${ending}`)),
    );
    for (const file of filesIn('site')) {
      const { width, height } = await sharp(join(root, 'site/pictures/a', file)).metadata();
      expect([file, width, height]).toEqual([file, Number(/-(\d+)/.exec(file)?.[1]), (Number(width) * 3) / 4]);
    }
  });

  it('rotates a photograph upright and removes location and author from its metadata', async () => {
    const master = await photograph(800, 600);
    const { exif: noted, orientation: held } = await sharp(master).metadata();
    expect(noted?.toString('latin1')).toContain('Somebody');
    expect(held).toBe(6);
    save('room.jpg', master);
    expect(await build('room.jpg')).toEqual({ files: 3, made: 3 });
    for (const file of filesIn('site')) {
      const made = sharp(join(root, 'site/pictures/a', file));
      const { width, height, exif, xmp, iptc, icc, orientation } = await made.metadata();
      expect([width, height]).toEqual([320, 427]);
      expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      const { data } = await made
        .extract({ left: 100, top: 50, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(data[0], `${file}: what lay at the left is at the top`).toBeGreaterThan(200);
    }
  });

  it('never enlarges a photograph', async () => {
    save(
      'small.png',
      await sharp({ create: { width: 200, height: 100, channels: 4, background: '#0A2D6B80' } })
        .png()
        .toBuffer(),
    );
    await build('small.png');
    expect(filesIn('site').map((file) => file.replace(/\.[0-9a-f]{8}-/, ' '))).toEqual([
      'small 200.avif',
      'small 200.jpg',
      'small 200.webp',
    ]);
  });

  it('reuses cached files, and deletes files that are no longer used', async () => {
    save('sun.svg', DRAWING);
    await build('sun.svg');
    const before = filesIn('cache');
    const made = statSync(join(root, 'cache/pictures/a', before[0] ?? '')).mtimeMs;
    expect(await build('sun.svg')).toEqual({ files: 1, made: 0 });
    expect(statSync(join(root, 'cache/pictures/a', before[0] ?? '')).mtimeMs).toBe(made);
    save('sun.svg', DRAWING.replace('#8B3819', '#12562D'));
    expect(await build('sun.svg')).toEqual({ files: 1, made: 1 });
    expect(filesIn('cache')).toHaveLength(1);
    expect(filesIn('cache')).not.toEqual(before);
    expect(readFileSync(join(root, 'cache/pictures/a', filesIn('cache')[0] ?? '')).length).toBeGreaterThan(0);
  });

  it('compresses a photograph further if it would be too large', async () => {
    const noise = {
      create: {
        width: 320,
        height: 240,
        channels: 3 as const,
        background: 'grey',
        noise: { type: 'gaussian' as const, mean: 128, sigma: 30 },
      },
    };
    save('gravel.jpg', await sharp(noise).jpeg({ quality: 95 }).toBuffer());
    await build('gravel.jpg');
    const weights = filesIn('site').map((file) => statSync(join(root, 'site/pictures/a', file)).size);
    expect(Math.max(...weights)).toBeLessThanOrEqual(35_000);
  });

  it('encodes an upright photograph that is rich in detail, by lower quality or fewer details', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const crowd = { create: { width: 320, height: 427, channels: 3 as const, background: 'grey', noise } };
    save('crowd.png', await sharp(crowd).png().toBuffer());
    expect(await build('crowd.png')).toEqual({ files: 3, made: 3 });
    for (const file of filesIn('site')) {
      const [, width, ending] = /-(\d+)\.(\w+)$/.exec(file) ?? [];
      const { size } = statSync(join(root, 'site/pictures/a', file));
      expect(size, file).toBeLessThanOrEqual(maxBytes(Number(width), ending as 'avif'));
      expect((await sharp(join(root, 'site/pictures/a', file)).metadata()).width).toBe(Number(width));
    }
  });

  it('fails at a truncated picture, and names the file', async () => {
    const whole = await photograph(1600, 1200);
    save('half.jpg', whole.subarray(0, whole.length / 2));
    await expect(build('half.jpg')).rejects.toThrow(
      /^content\/pictures\/a\/half\.jpg\n {2}This file does not open as a picture/,
    );
  });
});
