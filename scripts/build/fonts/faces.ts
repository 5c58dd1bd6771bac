import { wordsIn } from './catalogue.ts';
import { marathiSyllables } from './orthography.ts';
import type { Writing } from './shaper.ts';
import type { Script } from './source.ts';

/** One `@font-face` of the stylesheet whose file is made here. */
export type Face = { name: FaceName; weight: string; codePoints: Set<number> };

type FaceName = keyof typeof CUTS;
/** `words` are all that it ever writes; a cut without them writes all words of the catalogue that are in its letters. */
type Cut = { source: Script; writing: Writing; syllables: string[]; words?: string[] };

/** Name of a cut, as its file has it → the file of the package that it comes from and how it is written. */
export const CUTS = {
  latin: { source: 'latin', writing: { script: 'Latn', language: 'en' }, syllables: [] },
  mr: { source: 'devanagari', writing: { script: 'Deva', language: 'mr' }, syllables: marathiSyllables() },
  // The way to Marathi on every English page, for machines that read English and have no letters for it.
  switch: {
    source: 'devanagari',
    writing: { script: 'Deva', language: 'mr' },
    syllables: [],
    words: ['मराठी'],
  },
  // The package keeps ₹ with Devanagari. By itself it spares English pages with amounts the Devanagari file.
  rupee: { source: 'devanagari', writing: { script: 'Latn', language: 'en' }, syllables: [] },
} satisfies Record<string, Cut>;

/** The words that a cut can write, of a text that has more. */
export function wordsOfCut(name: FaceName, text: string, codePoints: ReadonlySet<number>): Set<string> {
  const { syllables, words }: Cut = CUTS[name];
  return new Set(words ?? [...syllables, ...wordsIn(text, codePoints)]);
}

/**
 * The faces that a stylesheet loads from here, each with the letters of its `unicode-range`: what it promises is what is made.
 * Two families may share a file; it counts once.
 */
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
  return name in CUTS;
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
