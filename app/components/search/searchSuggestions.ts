import { type Language, pathIn } from '#app/i18n/language.ts';
import type { SearchHit } from '#app/search/entries.ts';
import { loadIndex } from '#app/search/loadIndex.ts';
import { suggest } from '#app/search/search.ts';
import { CLOSE_DELAY_MS, handleComboboxKey, NO_ROW } from './comboboxKeys.ts';
import { countText, drawParts, drawRows } from './drawSuggestions.ts';

/** Limits the list, including the last row, to the space above a small phone's keyboard. */
const MAX_HITS = 6;

/** Delays the number of suggestions until typing stops, so that screen readers announce it once. */
const ANNOUNCE_MS = 800;

/** A search field and the state of its list. */
type Box = ReturnType<typeof drawParts> & {
  field: HTMLInputElement;
  form: HTMLFormElement;
  index?: Awaited<ReturnType<typeof loadIndex>>;
  loading?: Promise<void>;
  hits: readonly SearchHit[];
  isRequested: boolean;
  active: number;
  closing: number;
  announcing: number;
};

/** Adds suggestions to the search fields of the page that have none. They also work without. */
export function addSuggestions(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('[role="search"] [name="q"]:not([role])');
  for (const field of fields) suggestFor(field);
}

const language = () => document.documentElement.lang as Language;

function suggestFor(field: HTMLInputElement): void {
  const form = field.form as HTMLFormElement;
  const state = { hits: [], isRequested: false, active: NO_ROW, closing: 0, announcing: 0 };
  const box: Box = { ...drawParts(`${field.id}-list`), field, form, ...state };
  form.append(box.below, box.status);
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-autocomplete', 'list');
  show(box);
  field.addEventListener('input', () => onInput(box));
  field.addEventListener('keydown', (event) => onKeyDown(box, event));
  field.addEventListener('blur', () => {
    box.closing = window.setTimeout(close, CLOSE_DELAY_MS, box);
  });
  form.addEventListener('submit', () => close(box));
  load(box);
  // What was typed before this script arrived.
  if (field.value !== field.defaultValue) onInput(box);
}

/** Loads the index. If it fails, the next letter loads it again. */
function load(box: Box, cache?: RequestCache): void {
  box.loading = loadIndex(language(), cache).then(
    (index) => {
      box.index = index;
      draw(box);
    },
    () => {
      delete box.loading;
    },
  );
}

function onInput(box: Box): void {
  if (!box.loading) load(box, 'reload');
  // Opens the list only while the field has focus, because a loss of focus closes the list.
  if (document.activeElement === box.field) activate(box, NO_ROW);
  draw(box);
}

/** Draws the suggestions for what is typed. */
function draw(box: Box): void {
  const { field, list, status, index } = box;
  const query = field.value.trim();
  window.clearTimeout(box.announcing);
  status.textContent = '';
  list.textContent = '';
  box.hits = index && query ? suggest(index, field.value, MAX_HITS) : [];
  if (index && query) {
    const summary = countText(box.hits.length, index.texts, language());
    box.announcing = window.setTimeout(() => {
      status.textContent = summary;
    }, ANNOUNCE_MS);
    list.setAttribute('aria-label', index.texts.list);
    list.append(...drawRows(box.hits, query, index.texts));
  }
  for (const [row, option] of [...list.children].entries()) {
    option.id = rowId(box, row);
    option.addEventListener('click', () => choose(box, row));
  }
  show(box);
}

const rowId = ({ field }: Box, row: number) => `${field.id}-${row}`;

const isOpen = ({ isRequested, hits }: Box) => isRequested && hits.length > 0;

/** Shows the state of the list. */
function show(box: Box): void {
  const { field, list, active } = box;
  const open = isOpen(box);
  const opens = open && list.hidden;
  list.hidden = !open;
  // A keyboard or the bar at the bottom would cover a list that opens there.
  if (opens) list.scrollIntoView({ block: 'nearest' });
  for (const [row, option] of [...list.children].entries()) {
    option.setAttribute('aria-selected', String(row === active));
    if (open && row === active) option.scrollIntoView({ block: 'nearest' });
  }
  const states = {
    'aria-expanded': String(open),
    'aria-controls': open && list.id,
    'aria-activedescendant': open && active !== NO_ROW && rowId(box, active),
  };
  for (const [name, value] of Object.entries(states)) {
    if (value) field.setAttribute(name, value);
    else field.removeAttribute(name);
  }
}

function activate(box: Box, row: number): void {
  window.clearTimeout(box.closing);
  box.isRequested = true;
  box.active = row;
  show(box);
}

function close(box: Box): void {
  box.isRequested = false;
  box.active = NO_ROW;
  show(box);
}

function clear(box: Box): void {
  box.field.value = '';
  draw(box);
}

function choose(box: Box, row: number): void {
  const hit = box.hits[row];
  if (hit) {
    clear(box);
    location.assign(pathIn(language(), hit.path));
  } else box.form.requestSubmit();
}

function onKeyDown(box: Box, event: KeyboardEvent): void {
  const open = isOpen(box);
  // The surrounding menu handles Escape only if the field is empty and the list is closed.
  if (event.key === 'Escape' && (open || box.field.value)) event.stopPropagation();
  handleComboboxKey(event, {
    open,
    active: box.active,
    count: box.list.childElementCount,
    show: () => activate(box, NO_ROW),
    close: () => close(box),
    activate: (row) => activate(box, row),
    choose: (row) => choose(box, row),
    clear: () => clear(box),
  });
}
