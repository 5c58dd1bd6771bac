/** Has the properties of each kind of control; those of other kinds are undefined. */
type Control = HTMLInputElement & HTMLDetailsElement;

/** Keeps what a removed control loses: focus and selection. */
export type ControlState = {
  control: Control;
  /** What a control has in common with the one that replaces it. */
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
      // The value names a box or an option, so that a box that has been inserted is not ticked in its place.
      const alike = [localName, className, name, type, /^(radio|checkbox)$/.test(type) && value].join();
      counts[alike] = (counts[alike] || 0) + 1;
      const hasFocus = control === document.activeElement;
      return { control, key: alike + counts[alike], hasFocus, start: selectionStart, end: selectionEnd };
    },
  );
}

/**
 * Gives the controls of an island that have replaced others their text, focus and state. Returns a function that repeats the
 * changes of the visitor, for React; call it outside React, which otherwise handles several changes as one.
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
      // An effect of a component may have undone the value. The visitor may have typed more meanwhile.
      if (control.value === initial) setUnobserved(control, value);
      for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
    };
  });
  return () => {
    for (const repeat of repeats) repeat();
  };
}

/** Sets a value so that React, which observes the property of the element, still reports the next event as a change. */
function setUnobserved(control: Control, value: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  (property as { set: (value: string) => void }).set.call(control, value);
}
