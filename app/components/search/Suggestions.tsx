import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Suggestions.module.css';

type SuggestionsProps = { id: string; label: string; open: boolean; children: ReactNode };

/** Shows the listbox of a combobox, positioned under its parent. */
export function Suggestions({ id, label, open, children }: SuggestionsProps) {
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={label} hidden={!open}>
      {open && children}
    </div>
  );
}

type SuggestionProps = { id: string; active: boolean; onChoose: () => void; children: ReactNode };

/** Shows an option. The field keeps the focus and handles the keys (ARIA combobox pattern). */
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
      // Keeps the focus in the field: losing it would close the list under a slow finger.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
