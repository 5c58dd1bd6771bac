import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pushHistoryEntry, replaceHistoryEntry } from './historyEntry.ts';
import { useHistoryEntry } from './useHistoryEntry.ts';

const ShowHistoryEntry = () => JSON.stringify(useHistoryEntry());

/** Opens a page in a fake window that records its history. */
function openPage(search: string) {
  const changes: unknown[] = [];
  const window = {
    location: { pathname: '/scheme', search, hash: '#list' },
    history: {
      state: null,
      replaceState: (state: unknown, _: string, to: string) => changes.push(['replaced', state, to]),
      pushState: (state: unknown, _: string, to: string) => changes.push(['added', state, to]),
    },
    scrollTo: (...to: number[]) => changes.push(['scrolled', ...to]),
  };
  vi.stubGlobal('window', window);
  return changes;
}

afterEach(() => vi.unstubAllGlobals());

describe('the history entry', () => {
  it('is empty on a prerendered page', () => {
    openPage('?category=aid');
    const html = renderToStaticMarkup(<ShowHistoryEntry />).replaceAll('&quot;', '"');
    expect(JSON.parse(html)).toEqual({ search: '', hash: '', state: null, visit: 0 });
  });

  it('keeps the query and loses the fragment when only its state is replaced', () => {
    const changes = openPage('?category=aid');
    replaceHistoryEntry({ state: { shown: 2 } });
    expect(changes).toEqual([['replaced', { shown: 2 }, '/scheme?category=aid']]);
  });

  it('loses its query if it is replaced with an empty one', () => {
    const changes = openPage('?category=aid');
    replaceHistoryEntry({ search: '' });
    expect(changes).toEqual([['replaced', null, '/scheme']]);
  });

  it('that is added scrolls to the top of the page', () => {
    const changes = openPage('');
    pushHistoryEntry({ search: '?step=2' });
    expect(changes).toEqual([
      ['added', null, '/scheme?step=2'],
      ['scrolled', 0, 0],
    ]);
  });
});
