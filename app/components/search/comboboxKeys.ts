/** Delays closing after the field loses focus (application specification, section 5). */
export const CLOSE_DELAY_MS = 150;

/** Index of the active row if no row is active. */
export const NO_ROW = -1;

/** `keyCode` of a key that belongs to an input method. */
const INPUT_METHOD_KEY_CODE = 229;

type Combobox = {
  open: boolean;
  active: number;
  count: number;
  show: () => void;
  close: () => void;
  /** Opens the list at a row. */
  activate: (row: number) => void;
  choose: (row: number) => void;
  clear: () => void;
};

/**
 * Handles a key by the ARIA combobox pattern. The arrow keys open the list, move through it and wrap around; with Alt they only
 * open or close it. Enter chooses an option. Escape closes an open list, or else clears the field.
 */
export function handleComboboxKey(event: KeyboardEvent, { open, active, count, ...box }: Combobox) {
  // Checks the key code as well: Safari ends a composition before it sends the Enter key of the composition.
  if (event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE) return;
  const move = (step: 1 | -1) => {
    const first = step === 1 ? 0 : count - 1;
    box.activate(active === NO_ROW ? first : (active + step + count) % count);
  };
  switch (event.key) {
    case 'ArrowDown':
      event.preventDefault();
      return event.altKey ? box.show() : move(1);
    case 'ArrowUp':
      event.preventDefault();
      return event.altKey ? box.close() : move(-1);
    case 'Enter':
      if (open && active !== NO_ROW) {
        // Prevents Enter from submitting the form.
        event.preventDefault();
        box.choose(active);
      }
      return box.close();
    case 'Escape':
      // Prevents the browser from clearing a search field.
      event.preventDefault();
      return open ? box.close() : box.clear();
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      if (open) box.activate(NO_ROW);
  }
}
