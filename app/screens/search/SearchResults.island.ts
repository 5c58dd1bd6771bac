import { pushHistoryEntry, replaceHistoryEntry, subscribeToHistoryEntry } from '#app/components/hooks/historyEntry.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { fillPlaceholders } from '#app/i18n/placeholders.ts';
import type { EntryKind, SearchOutcome } from '#app/search/entries.ts';
import { loadIndex } from '#app/search/loadIndex.ts';
import { offerCorrection, search } from '#app/search/search.ts';
import { copyTemplate } from './copyTemplate.ts';
import { drawFound, drawList, drawNothing, pageLanguage, readKindName } from './drawResults.ts';
import { countKinds, formatSearchParams, PAGE_SIZE, parseListed, parseSearchParams } from './searchParams.ts';

/** Elements of the page and the state that they show. */
type ResultsPage = ReturnType<typeof findElements> & {
  /** The query whose results are shown or awaited. */
  shown?: string;
  outcome?: SearchOutcome | undefined;
  /** Whether the visitor has searched, chosen or gone back on this page. */
  hasChanged: boolean;
};

/** Shows the results for the query of the address, once the index is loaded. Uses no React, which is as large as the index. */
export function SearchResults(island: HTMLElement): void {
  const page: ResultsPage = { ...findElements(island), hasChanged: false };
  island.dataset.hydrated = 'true';
  page.heading.tabIndex = -1;
  page.answer.addEventListener('click', ({ target }) => {
    const chip = (target as Element).closest<HTMLButtonElement>('fieldset button');
    if (chip) choose((chip.value as EntryKind) || undefined);
  });
  page.field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    // Makes the submitted text the default value, so that it no longer counts as unsubmitted input.
    page.field.defaultValue = page.field.value;
    pushHistoryEntry({ search: formatSearchParams({ query: page.field.value }) });
  });
  subscribeToHistoryEntry(() => {
    page.hasChanged = true;
    update(page);
  });
  update(page);
}

function findElements(island: HTMLElement) {
  const find = (selector: string) => island.querySelector(selector) as HTMLElement;
  const heading = document.querySelector('main h1') as HTMLElement;
  return {
    heading,
    title: heading.textContent,
    field: document.querySelector('main [name="q"]') as HTMLInputElement,
    start: find('[data-before-search]'),
    status: find('[role="status"]'),
    searching: find('[role="status"] + p'),
    answer: find('[data-results]'),
  };
}

/** Shows the results for the query of the address. Clears the page first only if the query has changed. */
async function update(page: ResultsPage, cache?: RequestCache): Promise<void> {
  const params = parseSearchParams(location.search);
  const { query, exact } = params;
  const wanted = formatSearchParams({ query, exact });
  if (wanted !== page.shown) {
    clear(page, query);
    page.shown = wanted;
    if (query === '') return;
    const index = await loadIndex(pageLanguage(), cache).catch(() => undefined);
    if (wanted !== page.shown) return;
    page.searching.hidden = true;
    if (!index) return showFailure(page);
    const outcome = search(index, query, { asTyped: exact });
    const found = { params, outcome, offered: offerCorrection(index, query, { outcome, asTyped: exact }) };
    const hasNone = outcome.hits.length === 0;
    page.outcome = outcome;
    if (hasNone) page.heading.textContent = fillPlaceholders(page.answer.dataset.noResults as string, { query });
    page.answer.append(hasNone ? drawNothing(found) : drawFound(found));
    // Closes a phone's keyboard after a search on this page.
    if (page.hasChanged && document.activeElement instanceof HTMLInputElement) findSummary(page).focus();
  }
  if (!page.outcome) return;
  if (page.outcome.hits.length > 0) showList(page, page.outcome);
  announce(page, page.outcome);
}

/** Shows that the search is running, or where to start if there is no query. */
function clear(page: ResultsPage, query: string): void {
  page.outcome = undefined;
  page.heading.textContent = page.title;
  page.status.textContent = '';
  page.answer.textContent = '';
  page.start.hidden = query !== '';
  page.searching.hidden = query === '';
  const { field } = page;
  const isTyping = field === document.activeElement && field.value !== field.defaultValue;
  if (query === '' || isTyping) return;
  field.value = query;
  field.defaultValue = query;
}

function showFailure(page: ResultsPage): void {
  page.answer.append(copyTemplate({ template: 'failed' }));
  page.answer.querySelector('button')?.addEventListener('click', () => {
    delete page.shown;
    update(page, 'reload');
  });
}

/** Returns the kind of the address, or undefined if the results contain none of this kind. */
function findChosenKind({ hits }: SearchOutcome) {
  const { kind } = parseSearchParams(location.search);
  return countKinds(hits).find((counted) => counted.kind === kind);
}

function showList({ answer }: ResultsPage, outcome: SearchOutcome): void {
  const kind = findChosenKind(outcome)?.kind;
  const listed = parseListed(history.state);
  const onMore = () => {
    choose(kind, listed + PAGE_SIZE);
    // Moves the focus to the first new result, because the button moves down.
    answer.querySelectorAll<HTMLElement>('h3 a')[listed]?.focus();
  };
  drawList(answer, { hits: outcome.hits, kind, listed, onMore });
}

function choose(kind: EntryKind | undefined, listed?: number): void {
  const search = formatSearchParams({ ...parseSearchParams(location.search), kind });
  replaceHistoryEntry({ search, state: { listed } });
}

/** Finds the element that says what was found. */
const findSummary = ({ answer, heading }: ResultsPage) => answer.querySelector<HTMLElement>('h2[tabindex]') ?? heading;

/** Announces the results or the chosen kind, unless the focus is on the element that names the results. */
function announce(page: ResultsPage, outcome: SearchOutcome): void {
  const chosen = findChosenKind(outcome);
  const summary = findSummary(page);
  const text = chosen
    ? fillPlaceholders(page.answer.dataset.nowShown as string, {
        kind: readKindName(chosen.kind, 'many'),
        number: formatNumber(chosen.count, pageLanguage()),
      })
    : summary.textContent;
  page.status.textContent = document.activeElement === summary ? '' : text;
}
