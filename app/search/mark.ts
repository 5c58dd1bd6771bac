import { foldCharacter } from './fold.ts';

export type MarkedPart = { text: string; marked: boolean };

/** Cuts a text into parts that match one of the folded words and parts that do not. Joined they are the text in NFC. */
export function markWords(text: string, words: readonly string[]): MarkedPart[] {
  const characters = Array.from(text.normalize('NFC'));
  const marked = markedCharacters(characters, words);
  const parts: MarkedPart[] = [];
  for (const [index, character] of characters.entries()) {
    const last = parts.at(-1);
    const isMarked = marked.has(index);
    if (last && last.marked === isMarked) last.text += character;
    else parts.push({ text: character, marked: isMarked });
  }
  return parts;
}

function markedCharacters(characters: readonly string[], words: readonly string[]): Set<number> {
  let folded = '';
  // Position in the folded text → the character it comes from; folding may drop or lengthen a character.
  const origin: number[] = [];
  for (const [index, character] of characters.entries()) {
    const compared = foldCharacter(character);
    folded += compared;
    for (let unit = 0; unit < compared.length; unit += 1) origin.push(index);
  }
  const marked = new Set<number>();
  for (const word of words) {
    for (let start = folded.indexOf(word); word && start >= 0; start = folded.indexOf(word, start + word.length)) {
      const first = origin[start] ?? 0;
      const last = wholeSyllable(characters, origin[start + word.length - 1] ?? first);
      for (let index = first; index <= last; index += 1) marked.add(index);
    }
  }
  return marked;
}

/** A vowel sign or virama belongs to the letter before it: a mark that ends between the two would break the drawing. */
function wholeSyllable(characters: readonly string[], end: number): number {
  let last = end;
  while (/^[\p{M}\u200c\u200d]$/u.test(characters[last + 1] ?? '')) last += 1;
  return last;
}
