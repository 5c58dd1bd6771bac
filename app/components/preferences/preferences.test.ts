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

describe('a choice of the visitor', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is the one chosen last time', () => {
    storageWith({});
    savePreference('hostelCategory', 'made-up-girls');
    expect(readPreference('hostelCategory', known)).toBe('made-up-girls');
  });

  it.each([
    { what: 'nothing is stored', stored: {} },
    { what: 'the stored word is not one of the list', stored: { hostelCategory: '<junk>' } },
    { what: 'what was chosen is gone', stored: { hostelCategory: 'ashram-schools' } },
  ])('is not remembered when $what', ({ stored }) => {
    storageWith(stored);
    expect(readPreference('hostelCategory', known)).toBeUndefined();
  });

  it('is not remembered, and nothing breaks, when the browser blocks storage', () => {
    blockedStorage();
    savePreference('hostelCategory', 'made-up-girls');
    expect(readPreference('hostelCategory', known)).toBeUndefined();
  });
});
