import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addOrRemoveEntry,
  deleteChecklist,
  filterKnown,
  mergeChecklists,
  parseChecklist,
  readChecklist,
  saveChecklist,
} from './useChecklist.ts';

const known = { schemes: ['widow', 'vayoshree', 'swadhar'], papers: ['photo', 'aadhaar'] };

describe('filterKnown', () => {
  it('returns the schemes of the history state', () => {
    expect(filterKnown({ schemes: ['vayoshree', 'widow'] }, 'schemes', known.schemes)).toEqual(['widow', 'vayoshree']);
  });

  it.each([
    { what: 'no state', state: null },
    { what: 'a text', state: 'widow' },
    { what: 'a list', state: ['widow'] },
    { what: 'no list of schemes', state: { schemes: { 0: 'widow' } } },
    { what: 'schemes that do not exist', state: { schemes: ['gone', 7, null, ['widow']] } },
  ])('returns nothing when the state is $what', ({ state }) => {
    expect(filterKnown(state, 'schemes', known.schemes)).toEqual([]);
  });

  it('returns only existing schemes, each once, whatever the state contains', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        const picks = filterKnown(state, 'schemes', known.schemes);
        expect(picks).toEqual(known.schemes.filter((id) => picks.includes(id)));
      }),
    );
  });
});

describe('a checklist', () => {
  it('ignores invalid stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { schemes, ready } = parseChecklist(text, known);
        expect(schemes.every((id) => known.schemes.includes(id))).toBe(true);
        expect(ready.every((id) => known.papers.includes(id))).toBe(true);
      }),
    );
  });

  it('has no duplicates after it was merged with another checklist', () => {
    const one = { schemes: ['widow'], ready: ['photo'] };
    expect(mergeChecklists(one, { schemes: ['vayoshree', 'widow'], ready: ['photo'] })).toEqual({
      schemes: ['widow', 'vayoshree'],
      ready: ['photo'],
    });
  });

  it('keeps the papers that its answers exclude, unless newer answers replace them', () => {
    const saved = parseChecklist('{"schemes":["widow"],"ready":[],"needless":["widow/photo","gone/photo"]}', known);
    expect(saved.needless).toEqual(['widow/photo']);
    const now = { schemes: ['widow'], ready: [] };
    expect(mergeChecklists(saved, now).needless).toEqual(['widow/photo']);
    expect(mergeChecklists(saved, { ...now, needless: ['widow/aadhaar'] }).needless).toEqual(['widow/aadhaar']);
  });

  it('loses the papers that the answers of an earlier person excluded if the newest answers exclude none', () => {
    const saved = parseChecklist('{"schemes":["widow"],"ready":[],"needless":["widow/photo"]}', known);
    const merged = mergeChecklists(saved, { schemes: ['widow'], ready: [], needless: [] });
    expect(merged.needless).toEqual([]);
    expect(parseChecklist(JSON.stringify(merged), known).needless).toEqual([]);
  });

  it('contains an added entry only once, and a removed entry no more', () => {
    expect(addOrRemoveEntry(['photo'], 'photo', true)).toEqual(['photo']);
    expect(addOrRemoveEntry(['photo', 'aadhaar'], 'photo', false)).toEqual(['aadhaar']);
  });
});

describe('a checklist on the device', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is restored after it was saved, and undefined after it was deleted', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
        removeItem: (key: string) => stored.delete(key),
      },
    });
    expect(readChecklist(known)).toBeUndefined();
    expect(saveChecklist({ schemes: ['widow'], ready: ['photo'] })).toBe(true);
    expect(readChecklist(known)).toEqual({ schemes: ['widow'], ready: ['photo'] });
    deleteChecklist();
    expect([readChecklist(known), stored.size]).toEqual([undefined, 0]);
  });

  it('is reported as not saved when storage is blocked', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new Error('SecurityError');
      },
    });
    expect(saveChecklist({ schemes: ['widow'], ready: [] })).toBe(false);
    expect(readChecklist(known)).toBeUndefined();
    expect(deleteChecklist).not.toThrow();
  });
});
