import en from '#words/en/letters.json' with { type: 'json' };
import mr from '#words/mr/letters.json' with { type: 'json' };

/**
 * Matches what no text may contain: everything but letters, marks, numbers, punctuation, symbols, the plain space and the line break,
 * and whatever of these cannot be seen. Allows joiners after a virama, with which Marathi writes half letters.
 */
const REFUSED = /(?![ \n])[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\uFFFD](?<!\u094D[\u200C\u200D])/u;

const ALL_REFUSED = new RegExp(REFUSED, 'gu');

/** Matches signs that can be left out without a change of meaning: soft hyphens, marks of left-to-right text, variants of a sign. */
const REMOVED = /\u00AD|\u200B|\u200E|\u202A|\u202C|\u2060|\u2066|\u2069|\uFEFF|[\uFE00-\uFE0F]/gu;

/** Matches what many keyboards write for ॲ, which NFC does not compose. */
const CANDRA_A = /\u0905\u200D?\u0945/g;

/** Matches spaces of which one is not the plain one. Begins at the first of several plain spaces, so that it reads each once. */
const SPACES = /(?<! ) *(?! )[\t\v\f\u0085\p{Z}][\t\v\f\u0085\p{Z}]*/gu;

/** Makes a text from a keyboard, the clipboard or a spreadsheet what a text of the content is: composed, with plain spaces only. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(REMOVED, '')
    .replaceAll(SPACES, ' ')
    .replaceAll(CANDRA_A, '\u0972')
    .normalize('NFC');
}

/** Cleans all texts of a value, but not the names of its fields. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleanTexts(part)]));
}

export const hasRefusedLetter = (text: string): boolean => REFUSED.test(text);

/** Describes the first character of a text that is refused: its number, what it is, and where it stands. */
export function describeRefusedLetter(text: string) {
  const match = REFUSED.exec(text);
  if (!match) return undefined;
  const { index, 0: letter } = match;
  return {
    letter: `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    name: nameOf(letter),
    found: text.slice(Math.max(0, index - NEAR), index + letter.length + NEAR).replaceAll(ALL_REFUSED, '▯'),
  };
}

/** Number of letters on both sides of a refused character by which people find it. */
const NEAR = 12;

type LetterName = keyof typeof en;

const NAMES: [RegExp, LetterName][] = [
  [/\v/, 'slideLine'],
  [/[\u0085\u2028\u2029]/, 'otherLine'],
  [/\t/, 'tab'],
  [/[\u00A0\u202F]/, 'fixedSpace'],
  [/\u00AD/, 'softHyphen'],
  [/[\u200B\u2060\uFEFF]/, 'noWidth'],
  [/[\u200C\u200D]/, 'joiner'],
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/, 'direction'],
  [/[\u{E0000}-\u{E007F}]/u, 'tag'],
  [/\p{Cs}/u, 'half'],
  [/\p{Co}/u, 'ownOfFont'],
  [/\uFFFD/, 'lost'],
  [/\p{Z}/u, 'oddSpace'],
  [/\p{Cc}/u, 'control'],
  [/\p{Cn}/u, 'unassigned'],
];

function nameOf(letter: string) {
  const name = NAMES.find(([pattern]) => pattern.test(letter))?.[1] ?? 'unseen';
  return { en: en[name], mr: mr[name] };
}
