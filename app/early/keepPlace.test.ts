import { afterEach, expect, it, vi } from 'vitest';
import { FakeElement, openPage } from '#tests/fixtures/fakePage.ts';
import { keepPlace } from './keepPlace.ts';

/** Opens a page with two `<details>`, and one in an island. Returns what the history entry keeps when the reader leaves. */
function visit(state: object | null = null) {
  const [first, second, inIsland] = [0, 1, 2].map(() => new FakeElement('details')) as [
    FakeElement,
    FakeElement,
    FakeElement,
  ];
  const main = new FakeElement('main', {}, first, new FakeElement('div', { 'data-island': 'A' }, inIsland), second);
  const { fire } = openPage([main], { state });
  const replaceState = vi.fn();
  const scrollTo = vi.fn();
  vi.stubGlobal('history', { state, replaceState });
  for (const [name, value] of Object.entries({ scrollTo, scrollY: 500, innerHeight: 600 })) vi.stubGlobal(name, value);
  const observe = vi.fn();
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(answer: () => void) {
        observe.mockImplementation(answer);
      }
      observe = observe;
      disconnect = disconnect;
    },
  );
  const style = { overflowAnchor: '' };
  Object.assign(document.documentElement, { scrollHeight: 2000, style });
  keepPlace();
  const leave = () => {
    fire('pagehide', undefined);
    return replaceState.mock.lastCall?.[0];
  };
  return { first, second, inIsland, leave, scrollTo, grow: observe, fire, disconnect, style };
}

afterEach(() => vi.unstubAllGlobals());

it('a page of which nothing was opened keeps no state, which would start React in an island that waits for one', () => {
  expect(visit().leave()).toBeUndefined();
});

it('who opened a part and comes back finds it open, and the line where it was', () => {
  const before = visit({ listed: 16 });
  before.second.open = true;
  before.inIsland.open = true;
  const left = before.leave();
  expect(left).toEqual({ listed: 16, open: [1], scroll: 500 });
  const { first, second, inIsland, scrollTo } = visit(left);
  expect([first.open, second.open, inIsland.open]).toEqual([false, true, false]);
  expect(scrollTo).toHaveBeenCalledWith(0, 500);
});

it('who comes back to an island that fetches what it shows is led on when it has grown, until she does something', () => {
  const { scrollTo, grow, fire, disconnect, style } = visit({ scroll: 500 });
  grow();
  expect(style.overflowAnchor).toBe('none');
  expect(scrollTo.mock.calls).toEqual([
    [0, 500],
    [0, 500],
  ]);
  fire('wheel', undefined);
  expect(disconnect).toHaveBeenCalled();
  expect(style.overflowAnchor).toBe('');
});

it('who comes back is led to the line, although the browser has missed it by a line', () => {
  expect(visit({ open: [], scroll: 527 }).scrollTo).toHaveBeenCalledWith(0, 527);
});

it('who has scrolled on before the script arrived is not moved', () => {
  expect(visit({ open: [], scroll: 1200 }).scrollTo).not.toHaveBeenCalled();
});

it('who comes back and closes the part finds it closed the next time', () => {
  const { first, leave } = visit({ open: [0], scroll: 500 });
  first.open = false;
  expect(leave()).toMatchObject({ open: [] });
});
