import { formatNumber } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { fillPlaceholders } from '#app/i18n/placeholders.ts';
import { labelWithCaution, type SearchHit } from '#app/search/entries.ts';
import type { SuggestionTexts } from '#app/search/searchIndex.ts';
import combobox from './Combobox.module.css';
import { drawMarked } from './drawMarked.ts';
import styles from './SearchSuggestions.module.css';

/** Draws the empty list, which stands below the field, and what screen readers announce. */
export function drawParts(id: string) {
  const list = element('div', combobox.list, { id, role: 'listbox' });
  const below = element('div', styles.under);
  below.append(list);
  return { below, list, status: element('span', 'sr', { role: 'status' }) };
}

/** Draws an option for each hit, and a last one for all results. */
export function drawRows(hits: readonly SearchHit[], query: string, texts: SuggestionTexts): HTMLElement[] {
  const last = element('span', styles.all);
  last.textContent = fillPlaceholders(texts.all, { query });
  return [...hits.map((hit) => drawHit(hit, texts)), [last]].map(drawRow);
}

/** Says how many suggestions there are. */
export function countText(count: number, { none, one, many }: SuggestionTexts, language: Language): string {
  if (count === 0) return none;
  return fillPlaceholders(count === 1 ? one : many, { number: formatNumber(count, language) });
}

function drawHit({ title, words, kind, caution }: SearchHit, { kinds }: SuggestionTexts): (Node | string)[] {
  const name = element('span', styles.title);
  name.append(...drawMarked(title, words, document.createElement('mark')));
  const label = element('span', styles.kind);
  label.textContent = labelWithCaution(kinds[kind], caution);
  return [name, ' ', label];
}

/** Draws an option. The field keeps the focus and handles the keys (ARIA combobox pattern). */
function drawRow(parts: (Node | string)[]): HTMLElement {
  const row = element('div', combobox.row, { role: 'option', tabindex: '-1' });
  row.append(...parts);
  // If the field lost the focus, the list would close before a slow click ends.
  row.addEventListener('mousedown', (event) => event.preventDefault());
  return row;
}

function element(tag: string, className = '', attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const created = document.createElement(tag);
  created.className = className;
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  return created;
}
