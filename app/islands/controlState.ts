/** Has the properties of each kind of control; those of other kinds are undefined. */
type Control = HTMLInputElement & HTMLDetailsElement;

/** A control keeps its value when it is removed, but not the focus and the selection. */
export type ControlState = { control: Control; hasFocus: boolean; start: number | null; end: number | null };

export const readControls = (island: HTMLElement): ControlState[] =>
  [...island.querySelectorAll<Control>('input,select,textarea,button,details,summary')].map((control) => ({
    control,
    hasFocus: control === document.activeElement,
    start: control.selectionStart,
    end: control.selectionEnd,
  }));

/**
 * Gives the controls of an island that have replaced others their text, focus and state, by their order. Returns a function that
 * repeats the changes of the visitor, for React; call it outside React, which otherwise handles several changes as one.
 */
export function restoreControls(island: HTMLElement, states: readonly ControlState[]): () => void {
  const present = readControls(island);
  const repeats = states.map(({ control: former, hasFocus, start, end }, index) => {
    // Leaves all as they are if a control has been inserted, because another box could be ticked.
    if (former.isConnected || present.length !== states.length) return () => {};
    const { control } = present[index] as ControlState;
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
