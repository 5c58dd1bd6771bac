import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Combobox.module.css';
import { CLOSE_DELAY_MS, handleComboboxKey, NO_ROW } from './comboboxKeys.ts';

type ComboboxOptions = { count: number; onChoose: (index: number) => void; onClear: () => void };

/** Keeps the state of a combobox. comboboxKeys.ts handles its keys. */
export function useCombobox({ count, onChoose, onClear }: ComboboxOptions) {
  const [isRequested, setIsRequested] = useState(false);
  const [active, setActive] = useState(NO_ROW);
  const closeTimer = useRef(0);
  const open = isRequested && count > 0;
  useEffect(() => () => window.clearTimeout(closeTimer.current), []);

  const activate = (row: number) => {
    window.clearTimeout(closeTimer.current);
    setIsRequested(true);
    setActive(row);
  };
  const show = () => activate(NO_ROW);
  const close = () => {
    setIsRequested(false);
    setActive(NO_ROW);
  };
  const closeSoon = () => {
    closeTimer.current = window.setTimeout(close, CLOSE_DELAY_MS);
  };
  const handleKey = (event: KeyboardEvent) =>
    handleComboboxKey(event, { open, active, count, show, close, activate, choose: onChoose, clear: onClear });
  return { open, active: open ? active : NO_ROW, show, closeSoon, handleKey };
}

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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of its list.
    <div
      ref={row}
      id={id}
      className={styles.row}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      // Keeps the focus in the field. Otherwise the list would close before a slow click ends.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
