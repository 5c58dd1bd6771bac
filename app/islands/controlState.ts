const CONTROLS = 'input,select,textarea,button,a,details,summary,[tabindex]';

/** Has the properties of each kind of control; those of other kinds are undefined. */
type Control = HTMLInputElement & HTMLDetailsElement;

/** `key`: what a control has in common with the one that replaces it. */
export type ControlState = {
  control: Control;
  key: string;
  hasFocus: boolean;
  selection: readonly [start: number | null, end: number | null];
};

/** Lists the controls of an island. A control that is removed later keeps its value, but loses focus and selection. */
export function readControls(island: HTMLElement): ControlState[] {
  const counts = new Map<string, number>();
  return [...island.querySelectorAll<Control>(CONTROLS)].map((control) => {
    // Ids and values do not identify a control: React writes others for what it does not hydrate.
    const attributes = ['class', 'name', 'type'].map((name) => control.getAttribute(name));
    const alike = [control.tagName, ...attributes].join();
    const count = counts.get(alike) ?? 0;
    counts.set(alike, count + 1);
    const hasFocus = control === document.activeElement;
    const selection = [control.selectionStart, control.selectionEnd] as const;
    return { control, key: `${alike} ${count}`, hasFocus, selection };
  });
}

/**
 * Gives controls that have replaced others their text, focus and state. Returns a function that repeats the changes of the
 * visitor, for React; call it outside React, which otherwise handles several changes as one.
 */
export function restoreControls(island: HTMLElement, states: readonly ControlState[]): () => void {
  const replaced = new Map(states.flatMap((state) => (state.control.isConnected ? [] : [[state.key, state]])));
  const pairs = (replaced.size > 0 ? readControls(island) : []).flatMap(({ control, key }) => {
    const state = replaced.get(key);
    return state ? [{ ...state, control, former: state.control, initial: control.value }] : [];
  });
  for (const { control, former, hasFocus, selection } of pairs) {
    if (former.hasAttribute('aria-busy')) control.setAttribute('aria-busy', 'true');
    if (former.open) control.open = true;
    if (control.value !== former.value) setUnobserved(control, former.value);
    if (hasFocus) control.focus({ preventScroll: true });
    if (hasFocus && typeof selection[0] === 'number') control.setSelectionRange(...selection);
  }
  return () => {
    for (const { control, former, initial } of pairs) {
      const { checked, type, value } = former;
      if (control.checked !== checked && (checked || type === 'checkbox')) control.click();
      if (value === initial) continue;
      // An effect of a component may have undone the value. The visitor may have typed more meanwhile.
      if (control.value === initial) setUnobserved(control, value);
      for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
    }
  };
}

/** Sets a value so that React, which observes the property of the element, still reports the next event as a change. */
function setUnobserved(control: Control, value: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') as PropertyDescriptor;
  property.set?.call(control, value);
}
