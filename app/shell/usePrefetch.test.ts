import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayPrefetch } from './usePrefetch.ts';

describe('prefetching of pages', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    { connection: undefined, allowed: true },
    { connection: {}, allowed: true },
    { connection: { effectiveType: '4g' }, allowed: true },
    { connection: { effectiveType: '3g' }, allowed: true },
    { connection: { effectiveType: '2g' }, allowed: false },
    { connection: { effectiveType: 'slow-2g' }, allowed: false },
  ])('is allowed for the connection $connection: $allowed', ({ connection, allowed }) => {
    vi.stubGlobal('navigator', { connection });
    expect(mayPrefetch()).toBe(allowed);
  });

  it('is not allowed in data-saving mode, even on a fast connection', () => {
    vi.stubGlobal('document', { documentElement: { hasAttribute: (name: string) => name === 'data-light' } });
    expect(mayPrefetch({ effectiveType: '4g' })).toBe(false);
  });
});
