import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { copyFile, mkdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import sharp, { type PngOptions } from 'sharp';
import { type Handout, picturedHandouts } from '#app/handouts/handout.server.ts';
import { PICTURE_SHAPES, type PictureShape, picturePath } from '#app/handouts/picture.server.ts';
import { MAX_PICTURE_BYTES } from '#app/handouts/pictureSize.ts';
import { LANGUAGES } from '#app/i18n/language.ts';
import { FONT_FILES } from '#app/model/documents/pdf/typst.server.ts';
import { hashParts } from '#app/model/hashParts.server.ts';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { pictureInput, pictureSvg } from './pictures.ts';

/** Folder of cached pictures; each name is a hash of the words and of the files in `INPUT_FILES`. */
const CACHE = join(process.cwd(), '.cache', 'handouts');

/** Sixteen colours for the seven of a picture and their mixtures. More effort takes twice the time and saves no byte. */
const OPTIONS: PngOptions = { palette: true, colours: 16, dither: 0, effort: 1 };

const INPUT_FILES = [
  ...['picture.typ', 'pictures.ts', 'pictureFiles.ts', 'variants.ts'].map((name) => `site-build/handouts/${name}`),
  ...globSync('content/drawings/*.svg').sort(),
  'site-build/media/drawing.ts',
  'app/components/media/createQrOutline.ts',
  ...FONT_FILES,
  'node_modules/@myriaddreamin/typst-ts-node-compiler/package.json',
];

let inputFilesHash: string | undefined;

type Picture = { handout: Handout; shape: PictureShape };

function allPictures(): Picture[] {
  return LANGUAGES.flatMap(picturedHandouts).flatMap((handout) => PICTURE_SHAPES.map((shape) => ({ handout, shape })));
}

/**
 * Makes the missing pictures. Returns the names of all pictures in the cache by their addresses. Makes few at once, because a drawing
 * needs more memory than its picture.
 */
export async function makeHandoutPictures(): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  const waiting = allPictures().values();
  const makeNext = async () => {
    for (const picture of waiting) made.set(picturePath(picture.handout, picture.shape), await pictureFile(picture));
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, makeNext));
  return made;
}

/** Copies all pictures into the built site, and removes outdated ones from the cache. */
export async function writeHandoutPictures(site: string): Promise<Map<string, string>> {
  const files = await makeHandoutPictures();
  for (const [path, file] of files) {
    const target = join(site, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(file, target);
  }
  const used = new Set([...files.values()].map((file) => basename(file)));
  for (const name of readdirSync(CACHE)) if (!used.has(name)) rmSync(join(CACHE, name));
  return files;
}

/** Returns the file of the picture at an address, and makes a missing file. Undefined if the site has no such picture. */
export async function handoutPictureFile(path: string): Promise<string | undefined> {
  const picture = allPictures().find(({ handout, shape }) => picturePath(handout, shape) === path);
  return picture && pictureFile(picture);
}

async function pictureFile({ handout, shape }: Picture): Promise<string> {
  inputFilesHash ??= hashParts([
    JSON.stringify([sharp.versions, OPTIONS]),
    ...INPUT_FILES.map((name) => readFileSync(name)),
  ]);
  const input = pictureInput(handout, shape);
  const file = join(CACHE, `${hashParts([inputFilesHash, JSON.stringify(input)])}.png`);
  if (!existsSync(file))
    writeFileAtomic(
      file,
      await sharp(Buffer.from(pictureSvg(input)))
        .png(OPTIONS)
        .toBuffer(),
      { flush: false },
    );
  const { size } = await stat(file);
  if (size <= MAX_PICTURE_BYTES) return file;
  throw new Error(
    `The picture of ${handout.path} in “${handout.language}” has ${size} bytes, more than ${MAX_PICTURE_BYTES}`,
  );
}
