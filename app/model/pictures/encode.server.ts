import sharp, { type Sharp } from 'sharp';
import { refuse } from '../load.server.ts';
import { type PictureEnding, WIDTHS } from './picture.ts';

export type PhotographEnding = Exclude<PictureEnding, 'svg'>;

type Options = { quality: number; effort?: number; mozjpeg?: boolean };

/**
 * Formats of a photograph with encoder options to try, best quality first. AVIF effort 2 takes a fifth of the time of effort
 * 4, for 6 % more bytes.
 */
export const ENCODER_OPTIONS: Record<PhotographEnding, Options[]> = {
  avif: [50, 38, 26].map((quality) => ({ quality, effort: 2 })),
  webp: [68, 50, 34].map((quality) => ({ quality })),
  jpg: [70, 55, 40].map((quality) => ({ quality, mozjpeg: true })),
};

/**
 * Encoder options to try for a photograph that is rich in detail, such as foliage or an upright crowd. They are not part of the
 * addresses of pictures, so that all others keep theirs.
 */
const LAST_OPTIONS: Record<PhotographEnding, Options[]> = {
  avif: [18, 12].map((quality) => ({ quality, effort: 2 })),
  webp: [22, 12].map((quality) => ({ quality })),
  jpg: [30, 20].map((quality) => ({ quality, mozjpeg: true })),
};

/** Shares of the width from which a photograph is enlarged again, if no options are enough. Below, faces are no longer recognised. */
const SOFTENED = [0.75, 0.5];

/** Size limits in kB, one for each of `WIDTHS`. A phone on 2G downloads 20 kB in about two seconds. */
const LIMITS_IN_KB: Record<PhotographEnding, readonly number[]> = {
  avif: [20, 50, 90],
  webp: [25, 65, 120],
  jpg: [35, 90, 170],
};

/** Returns the maximum file size in bytes of a photograph in a width and format. */
export function maxBytes(width: number, ending: PhotographEnding): number {
  return (LIMITS_IN_KB[ending][WIDTHS.findIndex((limit) => width <= limit)] ?? 0) * 1000;
}

/** One size of a photograph. `path`: of its master, as written in content. */
type Sized = { path: string; width: number; height: number };

/** Encodes a scaled photograph with the best quality that stays within the size limit. Throws a ContentError if none does. */
export async function encode(scaled: Sharp, size: Sized, ending: PhotographEnding): Promise<Buffer> {
  const limit = maxBytes(size.width, ending);
  const last = LAST_OPTIONS[ending];
  for (const options of [...ENCODER_OPTIONS[ending], ...last]) {
    const file = await inFormat(scaled, ending, options);
    if (file.length <= limit) return file;
  }
  for (const share of SOFTENED) {
    const file = await inFormat(await soften(scaled, size, share), ending, last.at(-1));
    if (file.length <= limit) return file;
  }
  return refuse(`content${size.path}`, [], 'richPicture', { width: size.width, limit: limit / 1000 });
}

const inFormat = (scaled: Sharp, ending: PhotographEnding, options: Options | undefined): Promise<Buffer> =>
  scaled
    .clone()
    .toFormat(ending === 'jpg' ? 'jpeg' : ending, options)
    .toBuffer();

/** Scales a photograph down and up again, which removes the finest detail. */
async function soften(scaled: Sharp, { width, height }: Sized, share: number): Promise<Sharp> {
  const small = scaled
    .clone()
    .resize(Math.ceil(width * share))
    .raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info }).resize(width, height, { fit: 'fill' });
}
