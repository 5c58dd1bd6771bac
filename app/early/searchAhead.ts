import { savesData } from '#app/components/preferences/preferences.ts';
import type { Language } from '#app/i18n/language.ts';
import { fetchIndexAhead } from '#app/search/fetchIndex.ts';
import { start } from './islands.ts';

/** Key of the time at which a page has fetched the index for the page of the results. */
const FETCHED_AT = 'indexFetchedAt';

/** How long the page of the results uses that index without asking the host for a newer one, which takes a round trip. */
const JUST_MS = 60_000;

/** Longest time for which a submitted form waits for the index. */
const MAX_WAIT_MS = 4_000;

/**
 * Fetches the index and the script of the results while the visitor types into a search field. In data-saving mode only a typed letter
 * counts as use, because a field may be touched by mistake. A form that is submitted earlier waits for both, because a browser
 * gives up what it has not received when it opens the next page.
 */
export function searchAhead(loadResults: () => Promise<unknown>): void {
  const results = document.querySelector<HTMLElement>('[data-island="SearchResults"]');
  let ready: Promise<unknown> | undefined;
  let waiting: HTMLFormElement | undefined;
  let hasWaited = false;
  const begin = () => {
    const language = document.documentElement.lang as Language;
    const index = fetchIndexAhead(language, results && takeTime() > Date.now() - JUST_MS ? 'force-cache' : 'default');
    ready = Promise.all([index, results ? start(results) : loadResults()])
      .then(() => results || withStorage((storage) => storage.setItem(FETCHED_AT, String(Date.now()))))
      .catch(() => {});
  };
  const stopWaiting = () => {
    waiting?.removeAttribute('aria-busy');
    waiting = undefined;
  };
  const submit = () => {
    const form = waiting;
    stopWaiting();
    form?.submit();
  };
  if (results && location.search) begin();
  addEventListener(savesData() ? 'input' : 'focusin', ({ target }) => {
    if (!ready && (target as Element).matches('[name="q"]')) begin();
  });
  // The visitor may press something else meanwhile, or the button again.
  for (const event of ['click', 'pagehide']) addEventListener(event, stopWaiting, true);
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    // The results have answered the event of their own form.
    if (!ready || hasWaited || event.defaultPrevented || !form.matches('[role="search"]')) return;
    event.preventDefault();
    hasWaited = true;
    waiting = form;
    form.setAttribute('aria-busy', 'true');
    ready.then(submit);
    setTimeout(submit, MAX_WAIT_MS);
  });
}

const takeTime = () =>
  withStorage((storage) => {
    const time = Number(storage.getItem(FETCHED_AT));
    storage.removeItem(FETCHED_AT);
    return time;
  }) || 0;

/** Returns undefined if storage is blocked. */
function withStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
