import { compress } from 'wawoff2';
import { cut } from './cut.ts';
import type { Run } from './faces.ts';
import { differences, openShaper, type Shaper } from './shaper.ts';

type Order = {
  /** The whole font, as TrueType. */
  font: Uint8Array;
  /** Letters that are kept. One that the font does not have is left to the fallback. */
  codePoints: ReadonlySet<number>;
  /** What the cut must draw as the whole font does. */
  runs: readonly Run[];
};

const MOST_NAMED = 10;

/** Cuts a font, as WOFF2. */
export async function makeFont({ font, codePoints, runs }: Order): Promise<Uint8Array> {
  const glyphs = runs.flatMap(({ writing, texts }) => [...openShaper(font, writing).glyphsOnTheWay(texts)]);
  const made = cut(font, codePoints, glyphs);
  for (const { writing, texts } of runs) mustDrawAlike(openShaper(font, writing), openShaper(made, writing), texts);
  return compress(made);
}

/** Throws when the cut draws one of the texts differently from the whole font: nobody may read a torn word. */
export function mustDrawAlike(whole: Shaper, made: Shaper, texts: ReadonlySet<string>): void {
  const wrong = differences(whole, made, texts);
  if (wrong.length > 0)
    throw new Error(`The cut of Mukta draws ${wrong.length} texts wrongly: ${wrong.slice(0, MOST_NAMED).join(' ')}`);
}
