import type { AsPlainObject } from 'minisearch';

/** For each term, the entries that contain it: field id → entry id → number of occurrences. */
type Index = AsPlainObject['index'];

/** The most frequent word of a term, and how often all words of the term occur in names. */
export type KnownWord = { word: string; count: number };

/**
 * `terms` and `postings` are lines in the same order, which compress a third better than MiniSearch's own JSON. A term is
 * `ending`, and if it is known `ending=count` or `ending=count~ending of its word`. An ending starts with a letter: the number of
 * characters that it shares with the term before it (A is 0), or a word with its term.
 */
export type PackedIndex = { terms: string; postings: string };

/** Packs an index with its known words, of which some may be in no entry. */
export function packIndex(index: Index, words: ReadonlyMap<string, KnownWord>): PackedIndex {
  const byTerm = new Map(index);
  const terms = [...new Set([...byTerm.keys(), ...words.keys()])].sort();
  return {
    terms: terms.map((term, at) => packEnding(terms[at - 1] ?? '', term) + packWord(term, words.get(term))).join('\n'),
    postings: terms.map((term) => packFields(byTerm.get(term) ?? {})).join('\n'),
  };
}

function packWord(term: string, known: KnownWord | undefined): string {
  if (!known) return '';
  const count = known.count > 1 ? known.count : '';
  return known.word === term ? `=${count}` : `=${count}~${packEnding(term, known.word)}`;
}

const MOST_SHARED = 25;
const CODE_OF_A = 65;

function packEnding(before: string, text: string): string {
  let shared = 0;
  while (shared < MOST_SHARED && shared < before.length && before[shared] === text[shared]) shared += 1;
  return String.fromCharCode(CODE_OF_A + shared) + text.slice(shared);
}

const unpackEnding = (before: string, ending: string) =>
  before.slice(0, ending.charCodeAt(0) - CODE_OF_A) + ending.slice(1);

/** Packs the postings of a term: `field entry entry*count|field …` without spaces. An entry is its distance from the one before. */
function packFields(byField: Index[number][1]): string {
  return Object.entries(byField)
    .map(([field, counts]) => field + packCounts(counts))
    .join('|');
}

function packCounts(counts: Readonly<Record<string, number>>): string {
  let before = 0;
  return Object.entries(counts)
    .map(([entry, count]) => {
      const distance = Number(entry) - before;
      before = Number(entry);
      return packNumber(distance) + (count > 1 ? `*${packNumber(count)}` : '');
    })
    .join('');
}

const DIGITS = 36;
const LETTERS = 26;

/** Writes a number as one digit of base 36. Higher numbers have the rest in capital letters before it, of base 26. */
function packNumber(value: number): string {
  const rest = Math.floor(value / DIGITS);
  return (rest > 0 ? packRest(rest) : '') + (value % DIGITS).toString(DIGITS);
}

function packRest(value: number): string {
  const rest = Math.floor(value / LETTERS);
  return (rest > 0 ? packRest(rest) : '') + String.fromCharCode(CODE_OF_A + (value % LETTERS));
}

function unpackNumber(text: string): number {
  const letters = Array.from(text.slice(0, -1), (letter) => letter.charCodeAt(0) - CODE_OF_A);
  return letters.reduce((all, value) => all * LETTERS + value, 0) * DIGITS + Number.parseInt(text.slice(-1), DIGITS);
}

/** Returns the index, and the word of each known term, the most frequent first. */
export function unpackIndex({ terms, postings }: PackedIndex): { index: Index; words: Map<string, string> } {
  const lines = postings.split('\n');
  const index: Index = [];
  const known: [term: string, KnownWord][] = [];
  let before = '';
  terms.split('\n').forEach((line, at) => {
    const [, ending = '', count, wordEnding] = /^([^=]*)(?:=(\d*)(?:~(.*))?)?$/.exec(line) ?? [];
    const term = unpackEnding(before, ending);
    before = term;
    if (count !== undefined) {
      const word = wordEnding === undefined ? term : unpackEnding(term, wordEnding);
      known.push([term, { word, count: Number(count || 1) }]);
    }
    if (lines[at]) index.push([term, unpackFields(lines[at])]);
  });
  const frequent = known.sort(([, a], [, b]) => b.count - a.count);
  return { index, words: new Map(frequent.map(([term, { word }]) => [term, word])) };
}

function unpackFields(line: string): Index[number][1] {
  return Object.fromEntries(line.split('|').map((part) => [part.charAt(0), unpackCounts(part.slice(1))]));
}

function unpackCounts(entries: string): Record<string, number> {
  let entry = 0;
  return Object.fromEntries(
    Array.from(entries.matchAll(/([A-Z]*\w)(?:\*([A-Z]*\w))?/g), ([, distance = '', count]) => {
      entry += unpackNumber(distance);
      return [entry, count === undefined ? 1 : unpackNumber(count)];
    }),
  );
}
