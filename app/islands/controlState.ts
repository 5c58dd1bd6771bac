/** A control of any kind. Properties of other kinds of control are undefined. */
type Control = HTMLInputElement & HTMLDetailsElement;

/** Keeps what a removed control loses: focus and selection. */
export type ControlState = {
  control: Control;
  /** Key that a control has in common with its replacement. */
  key: string;
  hasFocus: boolean;
  start: number | null;
  end: number | null;
};

export function readControls(island: HTMLElement): ControlState[] {
  const counts: Record<string, number> = {};
  return [...island.querySelectorAll<Control>('a,input,select,textarea,button,details,summary,[tabindex]')].map(
    (control) => {
      const { localName, className, name, type, value, selectionStart, selectionEnd } = control;
      // Includes the value of checkboxes and radio buttons, so that an inserted one does not get the state of another.
      const alike = [localName, className, name, type, /^(radio|checkbox)$/.test(type) && value].join();
      counts[alike] = (counts[alike] || 0) + 1;
      const hasFocus = control === document.activeElement;
      return { control, key: alike + counts[alike], hasFocus, start: selectionStart, end: selectionEnd };
    },
  );
}

/**
 * Restores text, focus and state of controls that have been replaced. Returns a function that repeats the visitor's changes as
 * events for React. Must be called outside React, which would otherwise handle several changes as one.
 */
export function restoreControls(island: HTMLElement, states: readonly ControlState[]): () => void {
  const present = new Map(readControls(island).map(({ key, control }) => [key, control]));
  const repeats = states.map(({ control: former, key, hasFocus, start, end }) => {
    const control = present.get(key);
    if (former.isConnected || !control) return () => {};
    const initial = control.value;
    if (former.hasAttribute('aria-busy')) control.setAttribute('aria-busy', 'true');
    control.open = former.open;
    if (former.value !== initial) setUnobserved(control, former.value);
    if (hasFocus) control.focus({ preventScroll: true });
    if (hasFocus && typeof start === 'number') control.setSelectionRange(start, end);
    return () => {
      const { checked, type, value } = former;
      if (control.checked !== checked && (checked || type === 'checkbox')) control.click();
      if (value === initial) return;
      // Sets the value again if an effect has reset it, but not if the visitor has typed more meanwhile.
      if (control.value === initial) setUnobserved(control, value);
      for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
    };
  });
  return () => {
    for (const repeat of repeats) repeat();
  };
}

/** Sets a value without React noticing it, so that React reports the next event as a change. */
function setUnobserved(control: Control, value: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  (property as { set: (value: string) => void }).set.call(control, value);
}
