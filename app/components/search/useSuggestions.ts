import { useEffect, useRef, useState } from 'react';

/** So long after the field loses the focus the list closes (application specification, section 5). */
export const SUGGESTIONS_CLOSE_AFTER_MS = 150;

type SuggestionsInput = { count: number; onChoose: (index: number) => void; onClear: () => void };

/** An event of the browser or of React. */
type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'preventDefault'>;

const NONE = -1;

/**
 * Keys and focus of a field with suggestions, as the ARIA combobox pattern has them: the arrows open the list, move
 * through it and wrap; with Alt they only open and close it. Enter chooses, Escape closes the list and then empties the
 * field. Keys that move the cursor go back to the text.
 */
export function useSuggestions({ count, onChoose, onClear }: SuggestionsInput) {
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
    closing.current = window.setTimeout(close, SUGGESTIONS_CLOSE_AFTER_MS);
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
          // Otherwise the form of the field would be sent as well.
          event.preventDefault();
          onChoose(active);
        }
        return close();
      case 'Escape':
        // A search field would empty itself at once.
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
