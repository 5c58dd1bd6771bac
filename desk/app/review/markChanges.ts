import { alignItems } from '#content-check/yaml/alignLists.ts';

/** A part of a text: in both texts, only in the former, or only in the new one. */
export type MarkedPart = { kind: 'same' | 'removed' | 'added'; text: string };

/** A short word that stayed between two changes, such as “to”, reads better as a part of them. */
const FEWEST_LETTERS_BETWEEN = 4;

/**
 * Marks what differs between two texts, by whole words. The parts that are not added are the former text, and those that are not removed
 * the new one. What was removed comes before what was added in its place.
 */
export function markChanges(before: string, after: string): MarkedPart[] {
  const [old, present] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(old.length, present.length);
  let start = 0;
  while (start < shorter && old[start] === present[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === present.at(-1 - end)) end++;
  const middle = alignWords(old.slice(start, old.length - end), present.slice(start, present.length - end));
  return joinParts([
    { kind: 'same', text: old.slice(0, start).join('') },
    ...joinChanges(joinParts(middle)),
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ]);
}

/** Splits a text at spaces, and at the punctuation after words, so that `₹१,५००` and its syllables stay whole. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+?(?=[.,;:!?।)”’"']*(?:\s|$))|\S+/gu) ?? [];

const alignWords = (old: string[], present: string[]): MarkedPart[] =>
  alignItems(old, present).map(({ from, to }) => {
    if (from === undefined) return part('added', present[to ?? 0] ?? '');
    return part(to === undefined ? 'removed' : 'same', old[from] ?? '');
  });

const part = (kind: MarkedPart['kind'], text: string): MarkedPart => ({ kind, text });

/** Makes one change of changes that have too little between them. */
function joinChanges(parts: MarkedPart[]): MarkedPart[] {
  const joined: MarkedPart[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    joined.push(part('removed', removed), part('added', added));
    [removed, added] = ['', ''];
  };
  for (const { kind, text } of parts) {
    const isChange = kind !== 'same' || lettersIn(text) < FEWEST_LETTERS_BETWEEN;
    if (!isChange) {
      flush();
      joined.push(part('same', text));
    } else {
      if (kind !== 'added') removed += text;
      if (kind !== 'removed') added += text;
    }
  }
  flush();
  return joined;
}

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Joins neighbours of the same kind, and omits empty parts. */
function joinParts(parts: MarkedPart[]): MarkedPart[] {
  const joined: MarkedPart[] = [];
  for (const { kind, text } of parts) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') joined.push({ kind, text });
  }
  return joined;
}
