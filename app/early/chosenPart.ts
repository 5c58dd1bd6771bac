import { readPreference, savePreference } from '#app/components/preferences/preferences.ts';

/**
 * Makes each `<select data-part-select>` show the parts of its value in its container, by the attributes of parts in
 * app/attributes.ts. A select inside a part that is not shown counts as not there. A person who chooses by touch or mouse is led
 * to the heading that then appears.
 */
export function showChosenParts(): void {
  const selects = selectsIn(document);
  for (const select of selects) {
    const key = select.dataset.partSelect;
    const values = [...select.options].map(({ value }) => value).filter((value) => value !== '');
    const remembered = key && readPreference(key, values);
    // The visitor may have chosen before this script ran, or the browser may have restored a choice.
    if (isChanged(select)) {
      if (key && !isReturn()) savePreference(key, select.value);
    } else if (remembered) select.value = remembered;
    select.addEventListener('change', () => answerChange(select));
  }
  const values = () => selects.map(({ value }) => value).join();
  let applied: string | undefined;
  const applyAll = () => {
    if (values() !== applied) for (const select of selects) apply(select);
    applied = values();
  };
  applyAll();
  // Chromium restores the choices of a page that is opened again between `DOMContentLoaded` and this event.
  addEventListener('pageshow', applyAll);
  addEventListener('click', ({ target }) => {
    const container = (target as Element).closest('[data-forget]')?.closest('[data-parts]');
    for (const select of container ? selectsIn(container).reverse() : []) changeTo(select, '');
  });
}

const isChanged = ({ selectedOptions: [option] }: HTMLSelectElement) => !!option && !option.defaultSelected;

/** Tells whether the browser may have restored a choice, which is not saved, because a later one may be. */
const isReturn = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

const selectsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLSelectElement>('select[data-part-select]')];

function answerChange(select: HTMLSelectElement): void {
  const key = select.dataset.partSelect;
  if (key) savePreference(key, select.value);
  for (const other of selectsIn(document))
    if (other === select || (key && other.dataset.partSelect === key)) choose(other, select.value);
  const container = containerOf(select);
  if (!container || shownSelects(container).pop() !== select) return;
  const heading = [...container.querySelectorAll<HTMLElement>('[data-chosen-heading]')].find((one) =>
    isVisible(one, select),
  );
  if (!heading) return;
  // Whoever walks through the options by keyboard stays in the select, which must not scroll off the screen.
  if (select.matches(':focus-visible')) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}

/** Counts a closed part around the visible `select` as open, because wide screens show the content of some closed parts. */
const isVisible = (element: Element, select: Element) =>
  !element.closest('[hidden]') && (element.closest('details:not([open])')?.contains(select) ?? true);
const containerOf = (select: HTMLSelectElement) => select.closest<HTMLElement>('[data-parts]');

function changeTo(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change'));
}

/** Chooses a value, if the select has it. */
function choose(select: HTMLSelectElement, value: string): void {
  if (![...select.options].some((option) => option.value === value)) return;
  select.value = value;
  apply(select);
}

/** Tells whether a value is in a list, in which `thane-*` stands for every value that begins with `thane-`. */
const hasValue = (values: string[], chosen: string) =>
  values.some((value) => value === chosen || (value.endsWith('*') && chosen.startsWith(value.slice(0, -1))));
const valuesOf = (part: Element, name: string) => (part.getAttribute(name) as string).split(' ');

/** Lists the selects of a container whose part is shown: a select of talukas belongs to one district. */
function shownSelects(container: HTMLElement): HTMLSelectElement[] {
  const shown: HTMLSelectElement[] = [];
  for (const select of selectsIn(container)) {
    const part = select.closest('[data-part-only]');
    if (!part || shown.some(({ value }) => hasValue(valuesOf(part, 'data-part-only'), value))) shown.push(select);
  }
  return shown;
}

function apply(select: HTMLSelectElement): void {
  const container = containerOf(select);
  if (!container) return;
  const selects = shownSelects(container).filter(({ value }) => value !== '');
  const chosen = selects.length > 0 ? selects.map(({ value }) => value) : [''];
  const names = selects.map(
    ({ dataset, selectedOptions: [option] }) =>
      [dataset.partSelect, option?.dataset.shortName || option?.label] as const,
  );
  const each = (name: string, act: (part: HTMLElement, values: string[]) => void) => {
    for (const part of container.querySelectorAll<HTMLElement>(`[${name}]`)) act(part, valuesOf(part, name));
  };
  const show = (part: HTMLElement, isShown: boolean) => {
    part.hidden = !isShown;
    part.dataset.chosen = `${isShown}`;
  };
  const isChosen = (values: string[]) => chosen.some((value) => hasValue(values, value));
  each('data-part', (part, values) => show(part, chosen[0] === '' || isChosen(values)));
  each('data-part-only', (part, values) => show(part, isChosen(values)));
  each('data-part-except', (part, values) => show(part, !isChosen(values)));
  each('data-copy-target', (target) => {
    const sources = (target.parentElement as Element).querySelectorAll<HTMLElement>('[data-copy]');
    const source = [...sources].find(({ dataset }) => chosen.includes(dataset.copy as string));
    target.textContent = '';
    if (source) target.append(...source.cloneNode(true).childNodes);
  });
  each('data-chosen-name', (part, [key]) => {
    const said = names.flatMap(([shows, name]) => (!key || key === 'last' || shows === key ? name : []));
    part.textContent = (key === 'last' ? said.slice(-1) : said).join(', ');
  });
  each('data-map', (link, [template]) => {
    const known = link.closest('[data-part-only]')?.querySelector(':not([hidden]) > [data-map-address]')?.textContent;
    const place =
      known ??
      names
        .map(([, name]) => name)
        .reverse()
        .join(', ');
    (link as HTMLAnchorElement).href = String(template).replace('*', encodeURIComponent(place));
  });
  each('data-remembered', (part) => {
    part.hidden = !selects.some(
      ({ dataset, value }) => dataset.partSelect && readPreference(dataset.partSelect, [value]),
    );
  });
  const message = shownSelects(container).includes(select)
    ? select.selectedOptions[0]?.dataset.message || ''
    : undefined;
  const region = container.querySelector('[data-message]:not(option)');
  if (message !== undefined && region && region.textContent !== message) region.textContent = message;
}
