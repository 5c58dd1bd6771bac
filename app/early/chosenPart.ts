import { readPreference, savePreference } from '#app/components/preferences/preferences.ts';

/**
 * Makes a `<select data-shows>` show the parts of the chosen value in its container, `[data-parts]`:
 * - `data-part="palghar"` is shown with its value, and if no value is chosen
 * - `data-part-only="palghar thane"` is shown only with one of its values
 * - the content of `data-copy="palghar"` is shown in the element with `data-copied`
 * The text of the live region `[data-message]` is the `data-message` of the chosen option. The value of `data-shows` is the
 * preference under which the choice is remembered, or empty.
 */
export function showChosenParts(): void {
  const selects = [...document.querySelectorAll<HTMLSelectElement>('select[data-shows]')];
  for (const select of selects) {
    const key = select.dataset.shows;
    const values = [...select.options].map(({ value }) => value).filter((value) => value !== '');
    const remembered = key && readPreference(key, values);
    // The visitor may have chosen before this script ran, or the browser may have restored a choice.
    if (isChanged(select)) {
      if (key) savePreference(key, select.value);
    } else if (remembered) select.value = remembered;
    apply(select);
    select.addEventListener('change', () => {
      if (key) savePreference(key, select.value);
      for (const other of selects) if (other.dataset.shows === key) choose(other, select.value);
    });
  }
}

/** Tells whether an option other than that of the HTML is chosen. */
export const isChanged = ({ selectedOptions: [option] }: HTMLSelectElement) => !!option && !option.defaultSelected;

/** Chooses a value, if the select has it. */
function choose(select: HTMLSelectElement, value: string): void {
  if (![...select.options].some((option) => option.value === value)) return;
  select.value = value;
  apply(select);
}

function apply(select: HTMLSelectElement): void {
  const {
    value,
    selectedOptions: [option],
  } = select;
  const container = select.closest<HTMLElement>('[data-parts]');
  if (!container) return;
  const each = (name: string, act: (part: HTMLElement, values: string[]) => void) => {
    for (const part of container.querySelectorAll<HTMLElement>(`[${name}]`))
      act(part, (part.getAttribute(name) as string).split(' '));
  };
  const show = (part: HTMLElement, isShown: boolean) => {
    part.hidden = !isShown;
    part.dataset.chosen = String(isShown);
  };
  each('data-part', (part, values) => show(part, value === '' || values.includes(value)));
  each('data-part-only', (part, values) => show(part, values.includes(value)));
  each('data-copied', (target) => {
    const source = value && container.querySelector(`[data-copy="${value}"]`);
    target.textContent = '';
    if (source) target.append(...source.cloneNode(true).childNodes);
    container.dataset.chosen = String(Boolean(source));
  });
  const message = option?.dataset.message;
  const region = container.querySelector('[data-message]:not(option)');
  if (message !== undefined && region && region.textContent !== message) region.textContent = message;
}
