import { type Language, pathIn } from '#app/i18n/language.ts';
import type { SearchHit } from '#app/search/entries.ts';
import { loadIndex } from '#app/search/loadIndex.ts';
import { suggest } from '#app/search/search.ts';
import { CLOSE_DELAY_MS, handleComboboxKey, NO_ROW } from './comboboxKeys.ts';
import { drawListAndStatus, drawOptions, formatCount } from './drawSuggestions.ts';

/** Limits the list, including the last row, to the space above a small phone's keyboard. */
const MAX_HITS = 6;

/** Delays the announcement of the number of suggestions until typing stops, so that screen readers announce it once. */
const ANNOUNCE_MS = 800;

/** A search field and the state of its list. */
type SuggestionBox = ReturnType<typeof drawListAndStatus> & {
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

/** Adds suggestions to the search fields that do not have them yet. */
export function addSuggestions(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('[role="search"] [name="q"]:not([role])');
  for (const field of fields) startSuggestions(field);
}

const pageLanguage = () => document.documentElement.lang as Language;

function startSuggestions(field: HTMLInputElement): void {
  const form = field.form as HTMLFormElement;
  const state = { hits: [], isRequested: false, active: NO_ROW, closing: 0, announcing: 0 };
  const box: SuggestionBox = { ...drawListAndStatus(`${field.id}-list`), field, form, ...state };
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
  loadSuggestions(box);
  // Handles text that was typed before this script loaded.
  if (field.value !== field.defaultValue) onInput(box);
}

/** Loads the index. After a failure, the next input loads it again. */
function loadSuggestions(box: SuggestionBox, cache?: RequestCache): void {
  box.loading = loadIndex(pageLanguage(), cache).then(
    (index) => {
      box.index = index;
      draw(box);
    },
    () => {
      delete box.loading;
    },
  );
}

function onInput(box: SuggestionBox): void {
  if (!box.loading) loadSuggestions(box, 'reload');
  // Opens the list only while the field has focus, because a loss of focus closes the list.
  if (document.activeElement === box.field) activate(box, NO_ROW);
  draw(box);
}

/** Draws the suggestions for the typed text. */
function draw(box: SuggestionBox): void {
  const { field, list, status, index } = box;
  const query = field.value.trim();
  window.clearTimeout(box.announcing);
  status.textContent = '';
  list.textContent = '';
  box.hits = index && query ? suggest(index, field.value, MAX_HITS) : [];
  if (index && query) {
    const summary = formatCount(box.hits.length, index.texts, pageLanguage());
    box.announcing = window.setTimeout(() => {
      status.textContent = summary;
    }, ANNOUNCE_MS);
    list.setAttribute('aria-label', index.texts.list);
    list.append(...drawOptions(box.hits, query, index.texts));
  }
  for (const [row, option] of [...list.children].entries()) {
    option.id = rowId(box, row);
    option.addEventListener('click', () => choose(box, row));
  }
  show(box);
}

const rowId = ({ field }: SuggestionBox, row: number) => `${field.id}-${row}`;

const isOpen = ({ isRequested, hits }: SuggestionBox) => isRequested && hits.length > 0;

/** Updates the list and the ARIA attributes of the field. */
function show(box: SuggestionBox): void {
  const { field, list, active } = box;
  const open = isOpen(box);
  const opens = open && list.hidden;
  list.hidden = !open;
  // Scrolls the list into view when it opens, because the phone's keyboard or the bottom bar may cover it.
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

function activate(box: SuggestionBox, row: number): void {
  window.clearTimeout(box.closing);
  box.isRequested = true;
  box.active = row;
  show(box);
}

function close(box: SuggestionBox): void {
  box.isRequested = false;
  box.active = NO_ROW;
  show(box);
}

function clear(box: SuggestionBox): void {
  box.field.value = '';
  draw(box);
}

function choose(box: SuggestionBox, row: number): void {
  const hit = box.hits[row];
  if (hit) {
    clear(box);
    location.assign(pathIn(pageLanguage(), hit.path));
  } else box.form.requestSubmit();
}

function onKeyDown(box: SuggestionBox, event: KeyboardEvent): void {
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
