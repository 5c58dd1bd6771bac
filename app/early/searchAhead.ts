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
  const language = document.documentElement.lang as Language;
  let ready: Promise<unknown> | undefined;
  let waiting: HTMLFormElement | undefined;
  const begin = () => {
    const index = fetchIndexAhead(language, results && takeTime() > Date.now() - JUST_MS ? 'force-cache' : 'default');
    ready = Promise.all(results ? [index, start(results)] : [index.then(storeTime), loadResults()]).catch(() => {});
  };
  const stopWaiting = () => {
    waiting?.removeAttribute('aria-busy');
    waiting = undefined;
  };
  if (results && location.search) begin();
  addEventListener(savesData() ? 'input' : 'focusin', ({ target }) => {
    if (!ready && (target as Element).matches('[name="q"]')) begin();
  });
  // The results have answered the submit event of their own form. A press of anything ends the wait, also a second press of the button.
  addEventListener('click', stopWaiting, true);
  addEventListener('pagehide', stopWaiting);
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!ready || event.defaultPrevented || !form.matches('[role="search"]')) return;
    event.preventDefault();
    waiting = form;
    form.setAttribute('aria-busy', 'true');
    Promise.race([ready, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]).then(() => {
      if (waiting === form) form.submit();
    });
  });
}

function storeTime(): void {
  try {
    sessionStorage.setItem(FETCHED_AT, String(Date.now()));
  } catch {}
}

function takeTime(): number {
  try {
    const time = Number(sessionStorage.getItem(FETCHED_AT));
    sessionStorage.removeItem(FETCHED_AT);
    return time;
  } catch {
    return 0;
  }
}
