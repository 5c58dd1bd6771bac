import { describe, expect, it } from 'vitest';
import { findTabForKey } from './tabs.ts';

describe('keyboard navigation in three tabs', () => {
  it.each([
    { key: 'ArrowRight', from: 0, to: 1 },
    { key: 'ArrowRight', from: 2, to: 0 },
    { key: 'ArrowLeft', from: 0, to: 2 },
    { key: 'Home', from: 2, to: 0 },
    { key: 'End', from: 0, to: 2 },
    { key: 'Enter', from: 1, to: undefined },
  ])('moves from tab $from to tab $to on $key', ({ key, from, to }) => {
    expect(findTabForKey(key, from, 3)).toBe(to);
  });
});
