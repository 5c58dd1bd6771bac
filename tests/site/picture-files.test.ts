import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { maxBytes } from '#app/model/pictures/encode.server.ts';
import { type PictureEnding, widthsOf } from '#app/model/pictures/picture.ts';
import { attribute, CLIENT_BUILD, files, flaws, type Page, pages, readBuilt } from './pages.ts';

/** `/pictures/albums/mahad-1.0a1b2c3d-640.avif` → stem, width, ending. */
const ADDRESS = /^(\/pictures\/.+\.[0-9a-f]{8})-(\d+)\.(svg|avif|webp|jpg)$/;

const made = [...files.keys()].filter((address) => address.startsWith('/pictures/'));
const FORMATS = { svg: 'svg', avif: 'heif', webp: 'webp', jpg: 'jpeg' };

function partsOf(address: string) {
  const [, stem = '', width, ending] = ADDRESS.exec(address) ?? [];
  if (!stem) throw new Error(`${address} is not the address of a picture`);
  const fallback = ending === 'svg' ? ('svg' as const) : ('jpg' as const);
  return { stem, width: Number(width), ending: ending as PictureEnding, fallback };
}

/** Returns the stems of pictures in a page, or in data that an island shows later. */
const stemsIn = (text: string) =>
  [...text.matchAll(/\/pictures\/[\w./-]+?\.[0-9a-f]{8}(?=[-"\\])/g)].map(([stem]) => stem);

const shown = new Set([
  ...pages.flatMap(({ html }) => stemsIn(html)),
  ...[...files.values()].filter((file) => file.startsWith('assets/data/')).flatMap((file) => stemsIn(readBuilt(file))),
]);

const images = ({ document }: Page) =>
  document.querySelectorAll('img').filter((image) => attribute(image, 'src')?.startsWith('/pictures/'));

describe('the pictures of the finished site', () => {
  it('are exactly those that pages show, drawings as SVG, and photographs in every width and three formats', {
    tags: ['conformance/own-media'],
  }, () => {
    const expected = [...shown].flatMap((stem) => {
      const [largest] = made
        .map(partsOf)
        .filter((parts) => parts.stem === stem)
        .sort((a, b) => b.width - a.width);
      if (!largest) return [`${stem} in any width`];
      const endings = largest.fallback === 'svg' ? ['svg'] : ['avif', 'jpg', 'webp'];
      return widthsOf(largest).flatMap((width) => endings.map((ending) => `${stem}-${width}.${ending}`));
    });
    expect(shown.size).toBeGreaterThan(0);
    expect([...made].sort()).toEqual(expected.sort());
  });

  it('can be decoded, have the width and format that their names state, contain no metadata and are within the size limit', async () => {
    const wrong: string[] = [];
    const weights = new Map<string, number[]>();
    const inspect = async (address: string) => {
      const { width, ending } = partsOf(address);
      const file = join(CLIENT_BUILD, address);
      const metadata = await sharp(file).metadata();
      const { size } = await stat(file);
      await sharp(file).raw().toBuffer();
      weights.set(`${ending} ${width}`, [...(weights.get(`${ending} ${width}`) ?? []), size]);
      if (metadata.width !== width) wrong.push(`${address} is ${metadata.width} pixels wide`);
      if (metadata.format !== FORMATS[ending]) wrong.push(`${address} is ${metadata.format}`);
      const { exif, icc, iptc, xmp, comments } = metadata;
      if (exif || icc || iptc || xmp || comments?.length) wrong.push(`${address} has metadata`);
      if (ending !== 'svg' && size > maxBytes(width, ending)) wrong.push(`${address} weighs ${size} bytes`);
    };
    await Promise.all(made.map(inspect));
    console.info(
      [...weights]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([kind, sizes]) => {
          const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
          return `${kind.padEnd(9)} ${sizes.length} files, ${(mean / 1000).toFixed(1)} kB on average, ${(Math.max(...sizes) / 1000).toFixed(1)} kB at most`;
        })
        .join('\n'),
    );
    expect(wrong).toEqual([]);
  });
});

describe('an image of a page', () => {
  it('has the width and height of its file', async () => {
    const sizes = new Map<string, string>();
    for (const address of new Set(
      pages.flatMap((page) => images(page).map((image) => attribute(image, 'src') ?? '')),
    )) {
      const { width, height } = await sharp(join(CLIENT_BUILD, address)).metadata();
      sizes.set(address, `${width} × ${height}`);
    }
    expect(sizes.size).toBeGreaterThan(0);
    expect(
      flaws((page) =>
        images(page).flatMap((image) => {
          const stated = `${attribute(image, 'width')} × ${attribute(image, 'height')}`;
          const src = attribute(image, 'src') ?? '';
          return stated === sizes.get(src) ? [] : [`${src} is ${sizes.get(src)}, not ${stated}`];
        }),
      ),
    ).toEqual([]);
  });

  it('is an SVG, or offers AVIF, then WebP, with the same widths and sizes', () => {
    expect(
      flaws((page) =>
        images(page).flatMap((image) => {
          const around = image.parent;
          const offers = [...(around?.querySelectorAll('source') ?? []), image];
          const kinds = offers.map((offer) => attribute(offer, 'type') ?? 'image');
          const widths = offers.map((offer) => (attribute(offer, 'srcset') ?? '').replace(/\S+ (\d+w)/g, '$1'));
          const places = offers.map((offer) => attribute(offer, 'sizes'));
          const alike = [widths, places].every((values) => new Set(values).size === 1 && values[0]);
          const isDrawing = attribute(image, 'src')?.endsWith('.svg');
          const isRight = isDrawing ? kinds.length === 1 : kinds.join() === 'image/avif,image/webp,image' && alike;
          return around?.tagName === 'picture' && isRight
            ? []
            : [`${attribute(image, 'src')}: ${kinds.join()}, ${widths.join(' | ')}, ${places.join(' | ')}`];
        }),
      ),
    ).toEqual([]);
  });
});
