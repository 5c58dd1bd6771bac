import { compress } from 'wawoff2';
import { cut } from './cut.ts';
import { differences, openShaper, type Shaper, type Writing } from './shaper.ts';

type Order = {
  /** The whole font, as TrueType. */
  font: Uint8Array;
  writing: Writing;
  /** Letters that are kept. One that the font does not have is left to the fallback. */
  codePoints: ReadonlySet<number>;
  /** What the cut must draw as the whole font does. */
  texts: ReadonlySet<string>;
};

const MOST_NAMED = 10;

/** Cuts a font, as WOFF2. */
export async function makeFont({ font, writing, codePoints, texts }: Order): Promise<Uint8Array> {
  const whole = openShaper(font, writing);
  const made = cut(font, codePoints, whole.glyphsOnTheWay(texts));
  mustDrawAlike(whole, openShaper(made, writing), texts);
  return compress(made);
}

/** Throws when the cut draws one of the texts differently from the whole font: nobody may read a torn word. */
export function mustDrawAlike(whole: Shaper, made: Shaper, texts: ReadonlySet<string>): void {
  const wrong = differences(whole, made, texts);
  if (wrong.length > 0)
    throw new Error(`The cut of Mukta draws ${wrong.length} texts wrongly: ${wrong.slice(0, MOST_NAMED).join(' ')}`);
}
