/** A sentence before and after a change, split where the two begin and stop to differ; words stay whole. */
export type Changed = { start: string; before: string; after: string; end: string };

export function changedWords(before: string, after: string): Changed {
  const [old, now] = [before.split(' '), after.split(' ')];
  const most = Math.min(old.length, now.length);
  let first = 0;
  while (first < most && old[first] === now[first]) first++;
  let last = 0;
  while (last < most - first && old.at(-1 - last) === now.at(-1 - last)) last++;
  const middle = (words: string[]) => words.slice(first, words.length - last).join(' ');
  return {
    start: old.slice(0, first).join(' '),
    before: middle(old),
    after: middle(now),
    end: old.slice(old.length - last).join(' '),
  };
}
