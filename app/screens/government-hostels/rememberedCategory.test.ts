import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepCategory, readCategory } from './rememberedCategory.ts';

const known = ['government-hostels', 'old-age-homes'];

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

describe('the hostel category', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is the one chosen last time', () => {
    storageWith({});
    keepCategory('old-age-homes');
    expect(readCategory(known)).toBe('old-age-homes');
  });

  it.each([
    { what: 'nothing is stored', stored: {} },
    { what: 'the stored word is not a category', stored: { hostelCategory: '<junk>' } },
    { what: 'the stored category is gone', stored: { hostelCategory: 'ashram-schools' } },
  ])('is not remembered when $what', ({ stored }) => {
    storageWith(stored);
    expect(readCategory(known)).toBeUndefined();
  });

  it('is not remembered, and nothing breaks, when the browser blocks storage', () => {
    blockedStorage();
    keepCategory('old-age-homes');
    expect(readCategory(known)).toBeUndefined();
  });
});
