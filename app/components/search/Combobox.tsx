import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Combobox.module.css';

/** The delay of closing after the field loses the focus (application specification, section 5). */
const CLOSE_DELAY_MS = 150;

type ComboboxOptions = { count: number; onChoose: (index: number) => void; onClear: () => void };

/** A native event or one of React. */
type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'preventDefault'>;

const NONE = -1;

/**
 * Handles keys and focus by the ARIA combobox pattern: the arrows open the list, move through it and wrap; with Alt they
 * only open and close it. Enter chooses, Escape closes the list and then clears the field.
 */
export function useCombobox({ count, onChoose, onClear }: ComboboxOptions) {
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(NONE);
  const closing = useRef(0);
  const open = wanted && count > 0;

  useEffect(() => () => window.clearTimeout(closing.current), []);

  const show = () => {
    window.clearTimeout(closing.current);
    setWanted(true);
    setActive(NONE);
  };
  const close = () => {
    setWanted(false);
    setActive(NONE);
  };
  const closeSoon = () => {
    closing.current = window.setTimeout(close, CLOSE_DELAY_MS);
  };
  const move = (step: 1 | -1) => {
    setWanted(true);
    const first = step === 1 ? 0 : count - 1;
    setActive(active === NONE ? first : (active + step + count) % count);
  };
  const answerKey = (event: Key) => {
    switch (event.key) {
      case 'ArrowDown':
        event.preventDefault();
        return event.altKey ? show() : move(1);
      case 'ArrowUp':
        event.preventDefault();
        return event.altKey ? close() : move(-1);
      case 'Enter':
        if (open && active !== NONE) {
          // Keeps the form from being sent as well.
          event.preventDefault();
          onChoose(active);
        }
        return close();
      case 'Escape':
        // Keeps a search field from clearing itself.
        event.preventDefault();
        return open ? close() : onClear();
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        return setActive(NONE);
    }
  };
  return { open, active: open ? active : NONE, show, close, closeSoon, answerKey };
}

/** Shows the listbox of a combobox, positioned under its parent. */
type SuggestionsProps = { id: string; label: string; open: boolean; children: ReactNode };

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
