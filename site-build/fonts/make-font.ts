import { compress } from 'wawoff2';
import type { Run } from './faces.ts';
import { differences, openShaper, type Shaper } from './shaper.ts';
import { subsetFont } from './subset.ts';

type FontOrder = {
  /** The complete font, as TrueType. */
  font: Uint8Array;
  /** Characters to keep. The fallback font draws characters that the font lacks. */
  codePoints: ReadonlySet<number>;
  /** Texts that the subset must draw exactly as the complete font does. */
  runs: readonly Run[];
};

const MAX_NAMED = 10;

/** Creates a subset of a font as WOFF2. */
export async function makeFont({ font, codePoints, runs }: FontOrder): Promise<Uint8Array> {
  const glyphs = runs.flatMap((run) => [...openShaper(font, run).collectGlyphs(run.texts)]);
  const made = subsetFont(font, codePoints, glyphs);
  for (const run of runs) assertDrawnAlike(openShaper(font, run), openShaper(made, run), run.texts);
  return compress(made);
}

/** Throws if the subset draws one of the texts differently from the complete font. */
export function assertDrawnAlike(whole: Shaper, made: Shaper, texts: ReadonlySet<string>): void {
  const wrong = differences(whole, made, texts);
  if (wrong.length > 0)
    throw new Error(`The subset of Mukta draws ${wrong.length} texts wrongly: ${wrong.slice(0, MAX_NAMED).join(' ')}`);
}
