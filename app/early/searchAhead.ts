import { savesData } from '#app/components/preferences/preferences.ts';
import { preloadIndex } from '#app/search/preloadIndex.ts';
import { start } from './islands.ts';

/**
 * Fetches the index and the script of the results while the visitor types into a search field, or starts the results if they are on
 * this page. In data-saving mode only a typed letter counts as use, because a field may be touched by mistake.
 */
export function searchAhead(loadResults: () => Promise<unknown>): void {
  const event = savesData() ? 'input' : 'focusin';
  const onUse = ({ target }: Event) => {
    if (!(target as Element).matches('[name="q"]')) return;
    removeEventListener(event, onUse);
    const results = document.querySelector<HTMLElement>('[data-island="SearchResults"]');
    if (!results?.dataset.hydrated) preloadIndex();
    if (results) start(results);
    else loadResults().catch(() => {});
  };
  addEventListener(event, onUse);
}
