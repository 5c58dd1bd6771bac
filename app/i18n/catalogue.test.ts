import { describe, expect, it, vi } from 'vitest';
import { type CatalogueReader, readCatalogues } from './catalogue.ts';

const WORDS = { title: 'Schemes' };

describe('loading the texts of a page', () => {
  it('reads a file only once for several callers', async () => {
    const read = vi.fn<CatalogueReader>(async () => WORDS);
    const { waitFor } = readCatalogues(read);
    expect(waitFor(['schemes', 'shell'])).toBe(waitFor(['schemes', 'shell']));
    waitFor(['shell', 'home']);
    await waitFor(['home', 'schemes']);
    expect(read.mock.calls).toEqual([['schemes'], ['shell'], ['home']]);
  });

  it('returns undefined once the texts are loaded', async () => {
    const { waitFor } = readCatalogues(async () => WORDS);
    await waitFor(['schemes', 'shell']);
    expect(waitFor(['shell'])).toBeUndefined();
    expect(waitFor(['shell', 'schemes'])).toBeUndefined();
    expect(waitFor(['shell', 'home'])).toBeInstanceOf(Promise);
  });
});
