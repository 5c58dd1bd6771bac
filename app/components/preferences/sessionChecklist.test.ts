import { afterEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_CHECKLIST } from './sessionChecklist.ts';

/** Opens a page of a tab whose storage contains `papers`. */
async function openPage(stored: Record<string, string>) {
  const sessionStorage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => Reflect.set(stored, key, value),
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  };
  return openPageWith({ sessionStorage });
}

let visits = 0;

/** Imports the module afresh, as each page does. */
async function openPageWith(window: object): Promise<typeof import('./sessionChecklist.ts').sessionChecklist> {
  vi.stubGlobal('window', window);
  const address = `./sessionChecklist.ts?visit=${visits++}`;
  return (await import(address)).sessionChecklist;
}

afterEach(() => vi.unstubAllGlobals());

describe('the checklist of a visit', () => {
  it('is kept for the next page, and contains each scheme once', async () => {
    const stored = {};
    const first = await openPage(stored);
    const told = vi.fn();
    first.subscribe(told);
    first.write({ schemes: ['a'], ready: ['photo'] });
    first.addSchemes(['b', 'a']);
    expect(told).toHaveBeenCalledTimes(2);
    expect((await openPage(stored)).now).toEqual({ schemes: ['a', 'b'], ready: ['photo'] });
  });

  it('has the papers that the newest answers exclude, and none that earlier answers excluded', async () => {
    const stored = {};
    const first = await openPage(stored);
    first.addSchemes(['a', 'b'], ['a/divorce']);
    first.addSchemes(['c']);
    const second = await openPage(stored);
    expect(second.now).toEqual({ schemes: ['a', 'b', 'c'], ready: [], needless: ['a/divorce'] });
    second.addSchemes(['a'], []);
    expect((await openPage(stored)).now).toEqual({ schemes: ['a', 'b', 'c'], ready: [], needless: [] });
  });

  it('is removed from the storage when it becomes empty', async () => {
    const stored = { papers: '{"schemes":["a"],"ready":[]}' };
    (await openPage(stored)).write(EMPTY_CHECKLIST);
    expect(stored).toEqual({});
  });

  it.each([
    { papers: 'junk' },
    { papers: 'null' },
    { papers: '7' },
    { papers: '{"schemes":"a","ready":{"length":1}}' },
    { papers: '{"schemes":[1,null,["a"]]}' },
    {},
  ])('is empty if the storage contains no lists of texts: %j', async (stored) => {
    expect((await openPage(stored as Record<string, string>)).now).toEqual(EMPTY_CHECKLIST);
  });

  it('lasts as long as the page if storage is blocked', async () => {
    const checklist = await openPageWith({
      get sessionStorage() {
        throw new Error('SecurityError');
      },
    });
    expect(checklist.now).toEqual(EMPTY_CHECKLIST);
    checklist.addSchemes(['a']);
    expect(checklist.now).toEqual({ schemes: ['a'], ready: [] });
  });
});
