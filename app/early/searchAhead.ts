import { preloadIndex } from '#app/search/preloadIndex.ts';
import { start } from './islands.ts';

let hasRun = false;

/** Fetches the index and the script of the results while the visitor types into a search field, or starts the results if they are on this page. */
export function searchAhead(): void {
  if (hasRun) return;
  hasRun = true;
  const results = document.querySelector<HTMLElement>('[data-island="SearchResults"]');
  if (!results?.dataset.hydrated) preloadIndex();
  if (results) start(results);
  else import('#app/screens/search/SearchResults.island.ts').catch(() => {});
}
