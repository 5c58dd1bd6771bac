import { markWords } from '#app/search/highlight.ts';
import styles from './Marked.module.css';

type MarkedProps = { text: string; words: readonly string[] };

/** A text of a search result with the words marked for which it was found. `words` are folded, as the search gives them. */
export function Marked({ text, words }: MarkedProps) {
  return markWords(text, words).map((part, index) =>
    part.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place.
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
