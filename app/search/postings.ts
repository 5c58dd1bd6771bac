/** `isOutsideSentences`: the term is in a field other than the everyday sentences. */
export type TermScore = { score: number; isOutsideSentences: boolean };

/** Returns the score of each entry that contains a term. An entry is its position in the index. */
export type ScoresOf = (term: string) => ReadonlyMap<number, TermScore>;

/** The most frequent word of a term, and how often all words of the term occur in names. */
export type KnownWord = { word: string; count: number };

/**
 * `terms` and `postings` are lines in the same order, which compress better than JSON. A term is `ending`, and if it is known
 * `ending=count` or `ending=count~ending of its word`. An ending starts with a letter: the number of characters that it shares
 * with the term before it (A is 0), or a word with its term.
 */
export type PackedIndex = { terms: string; postings: string };

/** Packs the scores of all terms with the known words, of which some may be in no entry. */
export function packIndex(
  { terms: scored, scoresOf }: { terms: readonly string[]; scoresOf: ScoresOf },
  words: ReadonlyMap<string, KnownWord>,
): PackedIndex {
  const terms = [...new Set([...scored, ...words.keys()])].sort();
  return {
    terms: terms.map((term, at) => packEnding(terms[at - 1] ?? '', term) + packWord(term, words.get(term))).join('\n'),
    postings: terms.map((term) => packScores([...scoresOf(term)])).join('\n'),
  };
}

function packWord(term: string, known: KnownWord | undefined): string {
  if (!known) return '';
  const count = known.count > 1 ? known.count : '';
  return known.word === term ? `=${count}` : `=${count}~${packEnding(term, known.word)}`;
}

const MOST_SHARED = 25;
const CODE_OF_A = 65;

/** Packs a text as its ending after what it shares with another. */
export function packEnding(before: string, text: string): string {
  let shared = 0;
  while (shared < MOST_SHARED && shared < before.length && before[shared] === text[shared]) shared += 1;
  return String.fromCharCode(CODE_OF_A + shared) + text.slice(shared);
}

export const unpackEnding = (before: string, ending: string) =>
  before.slice(0, ending.charCodeAt(0) - CODE_OF_A) + ending.slice(1);

/** Packs the scores of a term as pairs of entry and level. After a bar follow the entries that contain the term only in sentences. */
function packScores(scores: [entry: number, TermScore][]): string {
  const sorted = scores.sort(([a], [b]) => a - b);
  const [outside, inside] = [true, false].map((isOutside) =>
    packLevels(sorted.filter(([, { isOutsideSentences }]) => isOutsideSentences === isOutside)),
  );
  return inside ? `${outside}|${inside}` : String(outside);
}

/** Writes each entry as its distance from the one before, and the level of its score. */
function packLevels(scores: readonly [entry: number, TermScore][]): string {
  return scores
    .map(([entry, { score }], at) => packNumber(entry - (scores[at - 1]?.[0] ?? 0)) + packLevel(score))
    .join('');
}

/** Ratio of the scores of two levels. A higher one makes the index smaller, but mixes up results that score nearly the same. */
const LEVEL_RATIO = 1.1;

/** Limits scores to 0.24 and 1,270, so that the characters of their levels lie between the line break and the bar. Level 0 is a score of 1. */
const LEVELS = { zero: 48, lowest: -15, highest: 75 };

function packLevel(score: number): string {
  const level = Math.round(Math.log(score) / Math.log(LEVEL_RATIO));
  return String.fromCharCode(LEVELS.zero + Math.min(LEVELS.highest, Math.max(LEVELS.lowest, level)));
}

const unpackLevel = (level: string) => LEVEL_RATIO ** (level.charCodeAt(0) - LEVELS.zero);

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

/** Returns the scores of each term, and the word of each known term, the most frequent first. */
export function unpackIndex({ terms, postings }: PackedIndex): { scoresOf: ScoresOf; words: Map<string, string> } {
  const lines = postings.split('\n');
  const lineOf = new Map<string, string>();
  const known: (KnownWord & { term: string })[] = [];
  let term = '';
  terms.split('\n').forEach((line, at) => {
    // Splits no line into an array, which takes a slow phone four times as long.
    const mark = line.indexOf('=');
    term = unpackEnding(term, mark < 0 ? line : line.slice(0, mark));
    if (mark >= 0) known.push({ term, ...unpackWord(term, line.slice(mark + 1)) });
    lineOf.set(term, lines[at] ?? '');
  });
  known.sort((a, b) => b.count - a.count);
  return {
    scoresOf: (wanted) => unpackScores(lineOf.get(wanted) ?? ''),
    words: new Map(known.map((one) => [one.term, one.word])),
  };
}

function unpackWord(term: string, packed: string): KnownWord {
  const mark = packed.indexOf('~');
  const count = mark < 0 ? packed : packed.slice(0, mark);
  return { word: mark < 0 ? term : unpackEnding(term, packed.slice(mark + 1)), count: Number(count || 1) };
}

function unpackScores(line: string): ReturnType<ScoresOf> {
  const scores = new Map<number, TermScore>();
  line.split('|').forEach((part, at) => {
    let entry = 0;
    for (const [, distance = '', level = ''] of part.matchAll(/([A-Z]*[\da-z])(.)/g)) {
      entry += unpackNumber(distance);
      scores.set(entry, { score: unpackLevel(level), isOutsideSentences: at === 0 });
    }
  });
  return scores;
}
