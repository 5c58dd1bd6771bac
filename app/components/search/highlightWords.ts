import { markWords } from '#app/search/highlight.ts';

/** Splits a text into nodes, and wraps each found word in a copy of `mark`. `words`: terms of the search hit. */
export function highlightWords(text: string, words: readonly string[], mark: Element): (Node | string)[] {
  return markWords(text, words).map((part) => {
    if (!part.marked) return part.text;
    const marked = mark.cloneNode() as Element;
    marked.textContent = part.text;
    return marked;
  });
}
