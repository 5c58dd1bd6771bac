import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayPrefetch } from './usePrefetch.ts';

describe('the next page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    { line: undefined, may: true },
    { line: {}, may: true },
    { line: { effectiveType: '4g' }, may: true },
    { line: { effectiveType: '3g' }, may: true },
    { line: { effectiveType: '2g' }, may: false },
    { line: { effectiveType: 'slow-2g' }, may: false },
  ])('on a line of $line is fetched before it is asked for: $may', ({ line, may }) => {
    vi.stubGlobal('navigator', { connection: line });
    expect(mayPrefetch()).toBe(may);
  });

  it('waits where data is saved, however good the line is', () => {
    vi.stubGlobal('document', { documentElement: { hasAttribute: (name: string) => name === 'data-light' } });
    expect(mayPrefetch({ effectiveType: '4g' })).toBe(false);
  });
});
