/** A part of a text: in both texts, only in the former, or only in the new one. */
export type MarkedPart = { kind: 'same' | 'removed' | 'added'; text: string };

/** Limits the work, which grows with the product of the lengths. The middle of longer texts counts as one change. */
const MOST_COMPARISONS = 1_000_000;

/** A single word that stayed between two changes reads better as a part of them. */
const FEWEST_WORDS_BETWEEN = 2;

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

/** Aligns two texts by their longest common subsequence of words. */
function alignWords(old: string[], present: string[]): MarkedPart[] {
  if (old.length * present.length > MOST_COMPARISONS)
    return [...old.map((text) => part('removed', text)), ...present.map((text) => part('added', text))];
  const width = present.length + 1;
  // `lengths[i * width + j]`: how many words the ends from i and j have in common.
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = present.length - 1; j >= 0; j--)
      lengths[i * width + j] = old[i] === present[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const parts: MarkedPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < present.length) {
    const [was, is] = [old[i], present[j]];
    if (was !== undefined && was === is) {
      parts.push(part('same', was));
      i++;
      j++;
    } else if (is === undefined || (was !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      parts.push(part('removed', was ?? ''));
      i++;
    } else {
      parts.push(part('added', is));
      j++;
    }
  }
  return parts;
}

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
    const isChange = kind !== 'same' || text.split(/\s+/).filter(isWord).length < FEWEST_WORDS_BETWEEN;
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

const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

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
