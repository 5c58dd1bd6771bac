import { formatNumber } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { fillPlaceholders } from '#app/i18n/placeholders.ts';
import { labelWithCaution, type SearchHit } from '#app/search/entries.ts';
import type { SuggestionTexts } from '#app/search/searchIndex.ts';
import combobox from './Combobox.module.css';
import { highlightWords } from './highlightWords.ts';
import styles from './SearchSuggestions.module.css';

/** Creates the empty list below the field, and the live region for screen readers. */
export function drawListAndStatus(id: string) {
  const list = createElement('div', combobox.list, { id, role: 'listbox' });
  const below = createElement('div', styles.under);
  below.append(list);
  return { below, list, status: createElement('span', 'sr', { role: 'status' }) };
}

/** Creates an option for each hit, and a last option that leads to all results. */
export function drawOptions(hits: readonly SearchHit[], query: string, texts: SuggestionTexts): HTMLElement[] {
  const last = createElement('span', styles.all);
  last.textContent = fillPlaceholders(texts.all, { query });
  return [...hits.map((hit) => drawHit(hit, texts)), [last]].map(drawOption);
}

/** Formats the number of suggestions for the live region. */
export function formatCount(count: number, { none, one, many }: SuggestionTexts, language: Language): string {
  if (count === 0) return none;
  return fillPlaceholders(count === 1 ? one : many, { number: formatNumber(count, language) });
}

function drawHit({ title, words, kind, caution }: SearchHit, { kinds }: SuggestionTexts): (Node | string)[] {
  const name = createElement('span', styles.title);
  name.append(...highlightWords(title, words, document.createElement('mark')));
  const label = createElement('span', styles.kind);
  label.textContent = labelWithCaution(kinds[kind], caution);
  return [name, ' ', label];
}

/** Creates an option. The field keeps the focus and handles the keys (ARIA combobox pattern). */
function drawOption(parts: (Node | string)[]): HTMLElement {
  const row = createElement('div', combobox.row, { role: 'option', tabindex: '-1' });
  row.append(...parts);
  // Keeps the focus in the field. Otherwise the list would close before a slow click ends.
  row.addEventListener('mousedown', (event) => event.preventDefault());
  return row;
}

function createElement(tag: string, className = '', attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const created = document.createElement(tag);
  created.className = className;
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  return created;
}
