import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import leaveScript from './leavePage.ts?inline-script';

const ORIGIN = 'https://site.example';

/** How the browser came to a page. */
const TYPES = { link: 0, reload: 1, back: 2 };

type Visit = {
  /** What sessionStorage holds. Undefined if it is blocked. */
  notes: Map<string, string> | undefined;
  by?: keyof typeof TYPES;
  at?: string;
  referrer?: string;
};

/** Runs the script as the page does, in a fake window that has only the APIs the script may use. */
function visit({ notes, by = 'link', at = '/situations/caste', referrer = '' }: Visit) {
  const listeners = new Map<string, (event: object) => void>();
  const addEventListener = (name: string, listener: (event: object) => void) => listeners.set(name, listener);
  const replaced: string[] = [];
  const html = { hidden: false };
  const document = {
    ...{ documentElement: html, title: 'Caste', referrer },
    querySelector: () => ({ href: `${ORIGIN}/`, addEventListener }),
  };
  runInNewContext(leaveScript, {
    ...{ document, addEventListener },
    location: { origin: ORIGIN, pathname: at, replace: (address: string) => replaced.push(address) },
    performance: { navigation: { type: TYPES[by] } },
    sessionStorage: notes && {
      getItem: (key: string) => notes.get(key) ?? null,
      setItem: (key: string, value: string) => notes.set(key, value),
      removeItem: (key: string) => notes.delete(key),
    },
  });
  let isPrevented = false;
  return {
    state: () => ({ hidden: html.hidden, title: document.title, replaced }),
    leave: () => {
      listeners.get('click')?.({ preventDefault: () => (isPrevented = true) });
      return isPrevented;
    },
    show: (persisted: boolean) => listeners.get('pageshow')?.({ persisted }),
  };
}

const SHOWN = { hidden: false, title: 'Caste', replaced: [] };
const LEFT = { hidden: true, title: '', replaced: [`${ORIGIN}/`] };

/** Returns what sessionStorage holds after a page was left. */
function leftPage() {
  const notes = new Map<string, string>();
  visit({ notes }).leave();
  return notes;
}

it('whoever leaves a page sees nothing of it at once, and the next page takes its place', () => {
  const page = visit({ notes: new Map() });
  expect(page.state()).toEqual(SHOWN);
  expect(page.leave()).toBe(true);
  expect(page.state()).toEqual(LEFT);
});

it('Back to another entry of a page that was left leads on', () => {
  const notes = leftPage();
  expect(visit({ notes, by: 'back' }).state()).toEqual(LEFT);
  expect(visit({ notes, by: 'back', at: '/mr/situations/caste' }).state()).toEqual(LEFT);
});

it('Back to the English entry, which redirects to the saved language, leads on', () => {
  const referrer = `${ORIGIN}/situations/caste`;
  expect(visit({ notes: leftPage(), at: '/mr/situations/caste', referrer }).state()).toEqual(LEFT);
  expect(visit({ notes: new Map(), at: '/mr/situations/caste', referrer }).state()).toEqual(SHOWN);
});

it('Back to an entry that the browser has kept leads on', () => {
  const notes = new Map<string, string>();
  const page = visit({ notes });
  page.show(true);
  for (const [key, value] of leftPage()) notes.set(key, value);
  page.show(false);
  expect(page.state()).toEqual(SHOWN);
  page.show(true);
  expect(page.state()).toEqual(LEFT);
});

it.each(['link', 'reload'] as const)('a page that was left is shown if it is opened by %s, then also by Back', (by) => {
  const notes = leftPage();
  expect(visit({ notes, by, referrer: `${ORIGIN}/situations` }).state()).toEqual(SHOWN);
  expect(visit({ notes, by: 'back' }).state()).toEqual(SHOWN);
});

it('a page can be left when storage is blocked, and Back shows its other entries', () => {
  const page = visit({ notes: undefined });
  page.leave();
  expect(page.state()).toEqual(LEFT);
  expect(visit({ notes: undefined, by: 'back' }).state()).toEqual(SHOWN);
});
