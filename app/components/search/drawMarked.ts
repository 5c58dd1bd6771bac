import { markWords } from '#app/search/highlight.ts';

/** Draws a text whose found words are in copies of `mark`. `words`: the terms of the search hit. */
export function drawMarked(text: string, words: readonly string[], mark: Element): (Node | string)[] {
  return markWords(text, words).map((part) => {
    if (!part.marked) return part.text;
    const marked = mark.cloneNode() as Element;
    marked.textContent = part.text;
    return marked;
  });
}
