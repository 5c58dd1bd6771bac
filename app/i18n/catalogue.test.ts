import { createInstance, type i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COMMON_OPTIONS, LOADER_SETTINGS, readWith, type WordsReader } from './catalogue.ts';

const WORDS = { default: { title: 'Schemes' } };

/** i18next set up as the browser has it, with words from `reader`. Nothing is read before a test lets the clock run. */
function start(reader: WordsReader, namespaces: string[]): i18n {
  const instance = createInstance();
  instance
    .use(resourcesToBackend(readWith(reader)))
    .init({ ...COMMON_OPTIONS, lng: 'en', ns: namespaces, ...LOADER_SETTINGS });
  return instance;
}

describe('the words of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are asked for again after 350, 700, 1,400 and 2,800 ms, until they come', async () => {
    const askedAt: number[] = [];
    const begin = Date.now();
    const reader = vi.fn<WordsReader>(async () => {
      askedAt.push(Date.now() - begin);
      if (askedAt.length <= 4) throw new Error('The network is down.');
      return WORDS;
    });
    const words = start(reader, ['schemes']);
    await vi.runAllTimersAsync();

    const waits = askedAt.slice(1).map((time, index) => time - (askedAt[index] ?? 0));
    expect(waits).toEqual([350, 700, 1400, 2800]);
    expect(words.getResource('en', 'schemes', 'title')).toBe('Schemes');
  });

  it('are given up after the first request and 5 retries', async () => {
    const reader = vi.fn<WordsReader>(() => Promise.reject(new Error('The network is down.')));
    const words = start(reader, ['schemes']);
    await vi.runAllTimersAsync();

    expect(reader).toHaveBeenCalledTimes(1 + LOADER_SETTINGS.maxRetries);
    expect(words.hasResourceBundle('en', 'schemes')).toBe(false);
  });

  it('are read at most 10 files at once, and all of them arrive', async () => {
    const namespaces = Array.from({ length: 25 }, (_, index) => `screen-${index}`);
    let underWay = 0;
    let most = 0;
    const reader: WordsReader = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 100));
      underWay -= 1;
      return WORDS;
    };
    const words = start(reader, namespaces);
    await vi.runAllTimersAsync();

    expect(most).toBe(10);
    expect(namespaces.filter((namespace) => !words.hasResourceBundle('en', namespace))).toEqual([]);
  });

  it('are read in the page’s language only', async () => {
    const reader = vi.fn<WordsReader>(async () => WORDS);
    start(reader, ['shell', 'schemes']);
    await vi.runAllTimersAsync();
    expect(reader.mock.calls).toEqual([
      ['en', 'shell'],
      ['en', 'schemes'],
    ]);
  });
});
