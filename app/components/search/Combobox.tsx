import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Combobox.module.css';

/** Delays closing after the field loses focus (application specification, section 5). */
const CLOSE_DELAY_MS = 150;
type ComboboxOptions = { count: number; onChoose: (index: number) => void; onClear: () => void };

/** `keyCode` of a key that an input method uses. */
const INPUT_METHOD = 229;
const NO_ROW = -1;

/**
 * Handles keys and focus by the ARIA combobox pattern. The arrow keys open the list, move through it and wrap around; with
 * Alt they only open or close it. Enter chooses an option. Escape closes an open list, or else clears the field.
 */
export function useCombobox({ count, onChoose, onClear }: ComboboxOptions) {
  const [isRequested, setIsRequested] = useState(false);
  const [active, setActive] = useState(NO_ROW);
  const closeTimer = useRef(0);
  const open = isRequested && count > 0;
  useEffect(() => () => window.clearTimeout(closeTimer.current), []);

  const show = () => {
    window.clearTimeout(closeTimer.current);
    setIsRequested(true);
    setActive(NO_ROW);
  };
  const close = () => {
    setIsRequested(false);
    setActive(NO_ROW);
  };
  const closeSoon = () => {
    closeTimer.current = window.setTimeout(close, CLOSE_DELAY_MS);
  };
  const move = (step: 1 | -1) => {
    setIsRequested(true);
    const first = step === 1 ? 0 : count - 1;
    setActive(active === NO_ROW ? first : (active + step + count) % count);
  };
  const handleKey = (event: KeyboardEvent) => {
    // Safari ends a composition before it sends the Enter key of the composition, and marks that key only by its code.
    if (event.isComposing || event.keyCode === INPUT_METHOD) return;
    switch (event.key) {
      case 'ArrowDown':
        event.preventDefault();
        return event.altKey ? show() : move(1);
      case 'ArrowUp':
        event.preventDefault();
        return event.altKey ? close() : move(-1);
      case 'Enter':
        if (open && active !== NO_ROW) {
          // Prevents Enter from submitting the form.
          event.preventDefault();
          onChoose(active);
        }
        return close();
      case 'Escape':
        // Prevents the browser from clearing a search field.
        event.preventDefault();
        return open ? close() : onClear();
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        return setActive(NO_ROW);
    }
  };
  return { open, active: open ? active : NO_ROW, show, close, closeSoon, handleKey };
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
      // Keeps the focus in the field: if the field lost it, the list would close before a slow click ends.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
