import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPreference, savePreference } from './preferences.ts';

const known = ['made-up-boys', 'made-up-girls'];

function storageWith(stored: Record<string, string>) {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        stored[key] = value;
      },
    },
  });
}

function blockedStorage() {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('SecurityError');
    },
  });
}

describe('a preference', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is read as it was saved', () => {
    storageWith({});
    savePreference('hostelCategory', 'made-up-girls');
    expect(readPreference('hostelCategory', known)).toBe('made-up-girls');
  });

  it.each([
    { what: 'nothing is stored', stored: {} },
    { what: 'the saved value is not a known one', stored: { hostelCategory: '<junk>' } },
    { what: 'the saved value is no longer known', stored: { hostelCategory: 'ashram-schools' } },
  ])('is undefined when $what', ({ stored }) => {
    storageWith(stored);
    expect(readPreference('hostelCategory', known)).toBeUndefined();
  });

  it('is undefined, without an error, when storage is blocked', () => {
    blockedStorage();
    savePreference('hostelCategory', 'made-up-girls');
    expect(readPreference('hostelCategory', known)).toBeUndefined();
  });
});
