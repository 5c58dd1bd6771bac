import { wordsIn } from './catalogue.ts';
import { marathiSyllables } from './orthography.ts';
import type { ScriptAndLanguage } from './shaper.ts';

export type Face = { name: FaceName; weight: string; codePoints: Set<number> };

/** Texts that HarfBuzz shapes as one script. Digits and signs between Devanagari characters count as Devanagari. */
export type Run = ScriptAndLanguage & { texts: Set<string> };

type FaceName = keyof typeof SUBSETS;
/** `words`: words that the subset must draw; by default, all catalogue words that consist of characters of the subset. */
type Subset = { syllables: string[]; words?: string[] };

export const SUBSETS = {
  latin: { syllables: [] },
  // Includes Latin letters, digits and spaces, so that one family draws a whole line of a Marathi page.
  mr: { syllables: marathiSyllables() },
  // Draws the link to Marathi on English pages, for devices without a Devanagari font.
  switch: { syllables: [], words: ['मराठी'] },
} satisfies Record<string, Subset>;

const MARATHI: ScriptAndLanguage = { script: 'Deva', language: 'mr' };
const ENGLISH: ScriptAndLanguage = { script: 'Latn', language: 'en' };
const DEVANAGARI = /[\u0900-\u097f]|\u200c|\u200d|\u25cc/;

/** Groups by script the parts of a text that a subset can draw. */
export function textRuns(name: FaceName, text: string, codePoints: ReadonlySet<number>): Run[] {
  const { syllables, words }: Subset = SUBSETS[name];
  if (words) return [{ ...MARATHI, texts: new Set(words) }];
  const others = [...codePoints].filter((codePoint) => !DEVANAGARI.test(String.fromCodePoint(codePoint)));
  const english = { ...ENGLISH, texts: wordsIn(text, new Set(others)) };
  if (others.length === codePoints.size) return [english];
  return [{ ...MARATHI, texts: new Set([...syllables, ...wordsIn(text, codePoints)]) }, english];
}

/** Lists the faces of a stylesheet with the characters of their `unicode-range`. If two families share a file, lists the face once. */
export function facesIn(css: string): Face[] {
  const files = new Map<string, Face>();
  for (const [, face = ''] of css.matchAll(/@font-face\s*\{([^}]*)\}/g)) {
    const [file, name = '', weight = ''] = /url\("[^"]*\/mukta-(\w+)-(\d+)\.woff2"\)/.exec(face) ?? [];
    const range = /unicode-range:([^;]*);/.exec(face)?.[1];
    if (file && isName(name) && range) files.set(file, { name, weight, codePoints: codePointsIn(range) });
  }
  return [...files.values()];
}

function isName(name: string): name is FaceName {
  return name in SUBSETS;
}

function codePointsIn(range: string): Set<number> {
  const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)];
  return new Set(
    spans.flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, at) => start + at);
    }),
  );
}
