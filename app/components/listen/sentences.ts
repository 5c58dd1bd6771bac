/** Offsets of a sentence in its text; `end` is exclusive. */
export type Span = { start: number; end: number };

/** Limits the length of an utterance, because Chrome stops speaking after about 15 seconds. */
const MAX_UTTERANCE_LENGTH = 180;

/** Matches the end of a sentence, including closing quotes and brackets; the danda (।) is Marathi's full stop. */
const SENTENCE_END = /[.!?।॥…]+["'”’)\]]*(?=\s)/gu;

/** Lists abbreviations whose full stop does not end a sentence; the last line spells the Latin letters in Devanagari. */
const ABBREVIATIONS = new Set(
  [
    'rs no nos dr mr mrs ms prof shri smt st vs viz govt dept art sec cl para',
    'डॉ क्र रु श्री श्रीमती सौ प्रा कै मा पं सं ता जि पो अॅड ऍड ॲड',
    'ए बी सी डी ई एफ जी एच आय जे के एल एम एन ओ पी क्यू आर एस टी यू व्ही डब्ल्यू एक्स वाय झेड',
  ].flatMap((words) => words.split(' ')),
);

/** Splits a text into sentences, and long sentences at commas or between words. */
export function splitSentences(text: string): Span[] {
  const ends = [...text.matchAll(SENTENCE_END)]
    .filter((match) => endsSentence(text, match.index))
    .map((match) => match.index + match[0].length);
  return [...ends, text.length].flatMap((end, index, all) => splitLong(text, trimSpan(text, all[index - 1] ?? 0, end)));
}

function endsSentence(text: string, index: number): boolean {
  if (text[index] !== '.') return true;
  const before = /[\p{L}\p{M}\p{N}.]*$/u.exec(text.slice(0, index))?.[0].toLowerCase() ?? '';
  const after = /^[.\s"'”’)\]]*(\S)/u.exec(text.slice(index))?.[1] ?? '';
  // Excludes initials (R. C. Marg, आर. सी. मार्ग), list numbers (1.) and full stops before a lowercase letter.
  if (ABBREVIATIONS.has(before) || /^(?:\p{L}\.)*\p{L}$/u.test(before)) return false;
  if (/^\p{N}{1,2}$/u.test(before) && text.slice(0, index).trim() === before) return false;
  return !/\p{Ll}/u.test(after);
}

function trimSpan(text: string, start: number, end: number): Span {
  const piece = text.slice(start, end);
  return { start: start + piece.length - piece.trimStart().length, end: start + piece.trimEnd().length };
}

function splitLong(text: string, { start, end }: Span): Span[] {
  if (end <= start) return [];
  if (end - start <= MAX_UTTERANCE_LENGTH) return [{ start, end }];
  const piece = text.slice(start, start + MAX_UTTERANCE_LENGTH);
  const pause = Math.max(...[', ', '; ', ': ', ' – '].map((sign) => piece.lastIndexOf(sign)));
  const cut = pause > MAX_UTTERANCE_LENGTH / 3 ? pause + 1 : piece.lastIndexOf(' ');
  const middle = start + (cut > 0 ? cut : MAX_UTTERANCE_LENGTH);
  return [trimSpan(text, start, middle), ...splitLong(text, trimSpan(text, middle, end))];
}
