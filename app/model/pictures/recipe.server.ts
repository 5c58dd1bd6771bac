import { type PictureEnding, type PictureKind, WIDTHS } from './picture.ts';

/** How strongly a format is pressed, as `sharp` names it. */
export type Pressing = { quality?: number; effort?: number; colours?: number };

/** Formats of a picture, and for each the pressings to try, the finest first: the first one within the limit is taken. */
type Recipe = Partial<Record<PictureEnding, Pressing[]>>;

/**
 * How pictures are made. Effort 2 of AVIF costs a fifth of the time of the usual 4 and 6 % more bytes. A drawing in one
 * ink on one ground needs 16 colours. The recipe is part of every picture's address: a change makes all of them anew.
 */
export const RECIPES: Record<PictureKind, Recipe> = {
  drawing: {
    avif: [{ quality: 45, effort: 2 }],
    webp: [{ quality: 45, effort: 4 }],
    png: [{ colours: 16, effort: 7 }],
  },
  photograph: {
    avif: [
      { quality: 50, effort: 2 },
      { quality: 38, effort: 2 },
      { quality: 26, effort: 2 },
    ],
    webp: [{ quality: 68 }, { quality: 50 }, { quality: 34 }],
    jpg: [{ quality: 70 }, { quality: 55 }, { quality: 40 }],
  },
};

const KB = 1000;

/** For each of `WIDTHS` the most kB that a picture may weigh. A phone on 2G gets 20 kB in about two seconds. */
const LIMITS_IN_KB: Record<PictureEnding, readonly number[]> = {
  avif: [20, 50, 90],
  webp: [25, 65, 120],
  png: [20, 50, 90],
  jpg: [35, 90, 170],
};

/** The most bytes that a picture of this width may weigh. */
export function mostBytes(width: number, ending: PictureEnding): number {
  const size = WIDTHS.findIndex((limit) => width <= limit);
  return (LIMITS_IN_KB[ending][size] ?? 0) * KB;
}
