import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#tests/fixtures/fakePage.ts';
import { isFastConnection } from './connection.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a connection', () => {
  it.each([{ connection: undefined }, { connection: { effectiveType: '4g' } }])('is fast: %j', (opened) => {
    openPage([], opened);
    expect(isFastConnection()).toBe(true);
  });

  it.each([
    { connection: { effectiveType: 'slow-2g' } },
    { connection: { effectiveType: '3g' } },
    { connection: { effectiveType: '4g', saveData: true } },
  ])('is not fast: %j', (opened) => {
    openPage([], opened);
    expect(isFastConnection()).toBe(false);
  });

  it('is not used for files ahead of their use if the visitor saves data', () => {
    openPage([]);
    document.documentElement.setAttribute('data-light', '');
    expect(isFastConnection()).toBe(false);
  });
});
