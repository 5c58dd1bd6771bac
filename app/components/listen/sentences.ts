/** A sentence in a text: from which letter to before which. */
export type Span = { start: number; end: number };

/** Some browsers break off a sentence that takes longer than about 15 seconds. */
const LONGEST = 180;

/** What may end a sentence, with what closes behind it, before a space. The danda ends it in Marathi. */
const END = /[.!?।॥…]+["'”’)\]]*(?=\s)/gu;

/** Words that are written short, with a full stop that ends nothing; and Latin initials as Marathi writes them. */
const SHORT = new Set(
  [
    'rs no nos dr mr mrs ms prof shri smt st vs viz govt dept art sec cl para',
    'डॉ क्र रु श्री श्रीमती सौ प्रा कै मा पं सं ता जि पो अॅड ऍड ॲड',
    'ए बी सी डी ई एफ जी एच आय जे के एल एम एन ओ पी क्यू आर एस टी यू व्ही डब्ल्यू एक्स वाय झेड',
  ].flatMap((words) => words.split(' ')),
);

/** Takes a text apart as it is read out: into sentences, and where one is too long, at its commas or between words. */
export function splitSentences(text: string): Span[] {
  const ends = [...text.matchAll(END)]
    .filter((match) => endsSentence(text, match.index))
    .map((match) => match.index + match[0].length);
  return [...ends, text.length].flatMap((end, index, all) =>
    shortEnough(text, trimmed(text, all[index - 1] ?? 0, end)),
  );
}

function endsSentence(text: string, at: number): boolean {
  if (text[at] !== '.') return true;
  const before = /[\p{L}\p{M}\p{N}.]*$/u.exec(text.slice(0, at))?.[0].toLowerCase() ?? '';
  const after = /^[.\s"'”’)\]]*(\S)/u.exec(text.slice(at))?.[1] ?? '';
  // An initial (R. C. Marg, आर. सी. मार्ग), the number of a line (1. Go …), and what goes on in small letters.
  if (SHORT.has(before) || /^(?:\p{L}\.)*\p{L}$/u.test(before)) return false;
  if (/^\p{N}{1,2}$/u.test(before) && text.slice(0, at).trim() === before) return false;
  return !/\p{Ll}/u.test(after);
}

function trimmed(text: string, start: number, end: number): Span {
  const piece = text.slice(start, end);
  return { start: start + piece.length - piece.trimStart().length, end: start + piece.trimEnd().length };
}

function shortEnough(text: string, { start, end }: Span): Span[] {
  if (end <= start) return [];
  if (end - start <= LONGEST) return [{ start, end }];
  const piece = text.slice(start, start + LONGEST);
  const pause = Math.max(...[', ', '; ', ': ', ' – '].map((sign) => piece.lastIndexOf(sign)));
  const cut = pause > LONGEST / 3 ? pause + 1 : piece.lastIndexOf(' ');
  const middle = start + (cut > 0 ? cut : LONGEST);
  return [trimmed(text, start, middle), ...shortEnough(text, trimmed(text, middle, end))];
}
