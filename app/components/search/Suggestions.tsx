import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Suggestions.module.css';

type SuggestionsProps = { id: string; label: string; open: boolean; children: ReactNode };

/** The list under a field that suggests while one types. Its parent is the box that it is as wide as, or wider. */
export function Suggestions({ id, label, open, children }: SuggestionsProps) {
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={label} hidden={!open}>
      {open && children}
    </div>
  );
}

type SuggestionProps = { id: string; active: boolean; onChoose: () => void; children: ReactNode };

/** One row of the list. It never has the focus: the field keeps it, names the active row and answers the keys. */
export function Suggestion({ id, active, onChoose, children }: SuggestionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys for its list.
    <div
      ref={row}
      id={id}
      className={styles.row}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      // The field keeps the focus: without it the list would close under a slow finger.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
