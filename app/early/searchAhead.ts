import { retryableImport } from '#app/retryableImport.ts';
import { start } from './islands.ts';

/** The longest time that a form waits for the index, from the first use of a field. */
const INDEX_WAIT_MS = 3_000;

const loadSuggestions = retryableImport(() => import('#app/components/search/searchSuggestions.ts'));

let hasRun = false;

/**
 * Adds suggestions to the search fields; the next use of a field tries again if their script did not arrive. Loads the script of
 * the results, or starts it if they are on this page.
 */
export function searchAhead(): void {
  loadSuggestions().then(
    ({ addSuggestions }) => addSuggestions(),
    () => {},
  );
  if (hasRun) return;
  hasRun = true;
  // At once, because the browser would find it only in the scripts that import it.
  import('#app/search/text/tokens.ts').catch(() => {});
  const results = document.querySelector<HTMLElement>('[data-island="SearchResults"]');
  if (results) start(results);
  else {
    waitForIndex();
    import('#app/screens/search/SearchResults.island.ts').catch(() => {});
  }
}

/** Lets a form wait for the index, because the browser drops what has arrived of it when it opens the next page. */
function waitForIndex(): void {
  const preload = document.querySelector<HTMLLinkElement>('link[as="fetch"]');
  if (!preload || performance.getEntriesByName(preload.href).length > 0) return;
  let isOnItsWay = true;
  const settled = new Promise<void>((resolve) => {
    setTimeout(resolve, INDEX_WAIT_MS);
    for (const end of ['load', 'error']) preload.addEventListener(end, () => resolve());
  });
  settled.then(() => {
    isOnItsWay = false;
  });
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!isOnItsWay || event.defaultPrevented || !form.matches('[role="search"]')) return;
    event.preventDefault();
    const button = form.querySelector('button');
    if (button?.hasAttribute('aria-busy')) return;
    button?.setAttribute('aria-busy', 'true');
    settled.then(() => {
      button?.removeAttribute('aria-busy');
      form.submit();
    });
  });
}
