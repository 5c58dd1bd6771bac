import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPreference, savePreference } from './preferences.ts';

const known = ['made-up-boys', 'made-up-girls'];

function stubStorage(stored: Record<string, string>) {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        stored[key] = value;
      },
    },
  });
}

function stubBlockedStorage() {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('SecurityError');
    },
  });
}

describe('a preference', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('returns the value that was saved', () => {
    stubStorage({});
    savePreference('hostelCategory', 'made-up-girls');
    expect(readPreference('hostelCategory', known)).toBe('made-up-girls');
  });

  it.each([
    { when: 'nothing is stored', stored: {} },
    { when: 'the saved value is not a known one', stored: { hostelCategory: '<junk>' } },
    { when: 'the saved value is no longer known', stored: { hostelCategory: 'ashram-schools' } },
  ])('is undefined when $when', ({ stored }) => {
    stubStorage(stored);
    expect(readPreference('hostelCategory', known)).toBeUndefined();
  });

  it('is undefined and causes no error when storage is blocked', () => {
    stubBlockedStorage();
    savePreference('hostelCategory', 'made-up-girls');
    expect(readPreference('hostelCategory', known)).toBeUndefined();
  });
});
