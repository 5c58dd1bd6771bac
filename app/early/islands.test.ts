import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeElement, openPage } from '#tests/fixtures/fakePage.ts';
import { startIslands } from './islands.ts';

const moduleWith = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const PAGE = {
  hydrate: moduleWith('export const hydrateIsland = (...given) => globalThis.hydrated(...given);'),
  files: ['/assets/react.js'],
  islands: [
    { module: moduleWith('export const Picker = "the component";'), words: ['shell'], props: { a: 1 }, files: [] },
    { module: moduleWith('export const Picker = "the second";'), words: [], props: '/assets/data/b.json', files: [] },
  ],
};

const hydrated = vi.fn(async (island: FakeElement, _how: object) => {
  island.dataset.hydrated = 'true';
});
const fetched = vi.fn(async (_address: string) => new Response('{"b":2}'));

/** Opens a page with an island that contains a button, a field of a form and links. */
function visit(start?: string, opened: Parameters<typeof openPage>[1] = {}) {
  const button = new FakeElement('button', { type: 'button' });
  const search = new FakeElement('button', { type: 'submit' });
  const field = new FakeElement('input');
  const link = new FakeElement('a', { href: '/scheme' });
  const filter = new FakeElement('a', { href: '?category=aid', 'data-hydrates': '' });
  const theme = new FakeElement('button', { type: 'button', 'data-action': 'theme:dark' });
  const marks = { 'data-island': 'Picker', ...(start && { 'data-start': start }) };
  const island = new FakeElement('div', marks, button, new FakeElement('form', {}, field, search), link, filter, theme);
  const second = new FakeElement('div', { 'data-island': 'Picker' }, new FakeElement('button', { type: 'button' }));
  const data = new FakeElement('script', { type: 'application/json' });
  data.textContent = JSON.stringify(PAGE);
  const page = openPage([island, second, data], opened);
  startIslands();
  return { ...page, island, second, button, search, field, link, filter, theme };
}

const whenHydrated = (times = 1) => vi.waitFor(() => expect(hydrated).toHaveBeenCalledTimes(times));
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('hydrated', hydrated);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an island of a plain script is taken over without React', async () => {
  const takenOver = vi.fn();
  vi.stubGlobal('takenOver', takenOver);
  const button = new FakeElement('button', { type: 'button' });
  const island = new FakeElement('div', { 'data-island': 'Plain' }, button);
  const data = new FakeElement('script', { type: 'application/json' });
  const module = moduleWith('export const Plain = (island) => globalThis.takenOver(island);');
  const plain = { module, words: {}, props: {}, files: ['/assets/parts.js'], plain: true };
  data.textContent = JSON.stringify({ ...PAGE, islands: [plain] });
  const { fire } = openPage([island, data]);
  startIslands();
  fire('focusin', button);
  await vi.waitFor(() => expect(takenOver).toHaveBeenCalledWith(island));
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([module, '/assets/parts.js']);
  expect(hydrated).not.toHaveBeenCalled();
});

describe('an island', () => {
  it('does not start while the page is only read', async () => {
    const { fire, link, theme, island } = visit();
    for (const target of [link, theme, island]) for (const event of ['pointerover', 'focusin']) fire(event, target);
    await settle();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each(['pointerdown', 'focusin', 'keydown', 'pointerover'])(
    'starts once at %s on one of its controls',
    async (event) => {
      const { fire, island, field } = visit();
      fire(event, field);
      fire(event, field);
      await whenHydrated();
      const how = { Component: 'the component', props: { a: 1 }, words: ['shell'], index: 0 };
      expect(hydrated.mock.calls).toEqual([[island, how]]);
    },
  );

  it('gets its properties from the file that the page names', async () => {
    const { fire, second } = visit();
    fire('focusin', second.children[0]);
    await whenHydrated();
    expect(hydrated.mock.lastCall?.[1]).toMatchObject({ Component: 'the second', props: { b: 2 }, index: 1 });
  });

  it.each([
    { start: 'load' },
    { start: 'query', at: '/?category=aid' },
    { start: 'query', state: { shown: 2 } },
    { start: 'papers', stored: { papers: '{}' } },
    { start: 'papers', at: '/?scheme=a' },
  ])('starts with the page: %j', async ({ start, ...opened }) => {
    visit(start, opened);
    await whenHydrated();
  });

  it.each(['query', 'papers', undefined])('does not start with a page that asks for nothing: %s', async (start) => {
    visit(start);
    await settle();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('starts when the browser restores a tick after the script of the page has run', async () => {
    const { fire, field } = visit();
    field.checked = true;
    expect(fetched).not.toHaveBeenCalled();
    fire('pageshow', undefined);
    await whenHydrated();
  });

  it('does not start on a slow connection because the pointer is over a control', async () => {
    const { fire, button } = visit(undefined, { connection: { saveData: true } });
    fire('pointerover', button);
    await settle();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    { when: 'the network was down', answer: () => Promise.reject(new TypeError('offline')) },
    { when: 'the host had an error', answer: async () => new Response('', { status: 503 }) },
    {
      when: 'the network answered each request with its login page',
      answer: async () => new Response('<title>Login</title>', { headers: { 'content-type': 'text/html' } }),
    },
  ])('starts although $when at first', async ({ answer }) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    for (let file = 0; file < 5; file += 1) fetched.mockImplementationOnce(answer);
    const { fire, second } = visit();
    const button = second.children[0] as FakeElement;
    fire('click', button);
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    expect(hydrated).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    while (button.pressed === 0) await new Promise(setImmediate);
    expect(hydrated).toHaveBeenCalledTimes(1);
  });
});

describe('a press before React has started', () => {
  it('is repeated exactly once, and only the last one', async () => {
    const { fire, button, filter } = visit();
    expect([fire('click', button), fire('click', button), fire('click', filter)]).toEqual([false, false, false]);
    expect([button.hasAttribute('aria-busy'), filter.getAttribute('aria-busy')]).toEqual([false, 'true']);
    await vi.waitFor(() => expect(filter.pressed).toBe(1));
    await settle();
    expect([button.pressed, filter.pressed, filter.hasAttribute('aria-busy')]).toEqual([0, 1, false]);
  });

  it('is left to React as soon as it works', async () => {
    const { fire, button } = visit();
    fire('focusin', button);
    await whenHydrated();
    expect(fire('click', button)).toBe(true);
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('is left to the browser with %s', (key) => {
    const { fire, filter } = visit();
    expect(fire('click', filter, { [key]: true })).toBe(true);
  });

  it('is left to the browser on a plain link, on a search button and on a button that needs no React', () => {
    const { fire, link, search, theme } = visit();
    expect([link, search, theme].map((target) => fire('click', target))).toEqual([true, true, true]);
  });
});
