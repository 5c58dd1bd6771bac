import { markWords } from '#app/search/highlight.ts';
import styles from './Marked.module.css';

/** Highlights in a text the words that the search found; `words` are the terms of the search hit. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const parts = markWords(text, words).map((part, index) =>
    part.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are identified by their position.
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
  // Replaces all parts together, because React cannot change a text beside elements in a page that the browser has translated.
  return <span key={words.join(' ')}>{parts}</span>;
}
