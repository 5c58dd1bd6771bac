import { describe, expect, it } from 'vitest';
import type { RouterStart } from './loadRouter.ts';
import script from './start.ts?inline-module';

const START: RouterStart = {
  data: '/assets/data/a.json',
  router: '/assets/router-b.json',
  routes: { root: ['/assets/root.js'], 'en:/papers': ['/assets/loader.js', '/assets/papers.js'] },
  entry: '/assets/entry.client.js',
  imports: ['/assets/site.js'],
};

const FILES: Record<string, string> = {
  [START.data]: '[{"_1":2}]\n',
  [START.router]: JSON.stringify({ manifest: { routes: {} }, context: { basename: '/' } }),
};

type Visit = {
  savesData?: boolean;
  search?: string;
  /** Whether the browser supports `commandfor`. */
  knowsCommands?: boolean;
  readyState?: 'interactive' | 'complete';
  /** Number of requests that fail before the others succeed. */
  failures?: number;
  /** Stylesheets that the page applies late; those in `loaded` have already loaded. */
  styles?: string[];
  loaded?: string[];
};

/** Fakes an element that matches these selectors. */
const target = (...selectors: string[]) => ({
  closest: (asked: string) => (asked.split(',').some((one) => selectors.includes(one)) ? { selectors } : null),
});

const nextTurns = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Runs the script in a fake window that has only the APIs that the script may use. */
function open({
  savesData = false,
  search = '',
  knowsCommands = true,
  readyState = 'interactive',
  failures = 0,
  styles = [],
  loaded = [],
}: Visit = {}) {
  const steps: string[] = [];
  const waits: number[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const callbacks: Record<string, () => void> = {};
  let failing = failures;
  const window: Record<string, unknown> = {};
  const links = styles.map((href) => ({
    href,
    media: '(min-width:768px)',
    sheet: loaded.includes(href) ? {} : null,
    addEventListener: (_: string, listener: () => void) => {
      callbacks[href] = listener;
    },
    setAttribute: (_: string, address: string) => steps.push(`ask again ${address}`),
  }));
  const globals = {
    window,
    document: {
      readyState,
      documentElement: { hasAttribute: () => savesData },
      querySelector: () => ({ textContent: JSON.stringify(START) }),
      querySelectorAll: () => links,
    },
    location: { search },
    HTMLButtonElement: { prototype: knowsCommands ? { commandForElement: null } : {} },
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    setTimeout: (again: () => void, wait: number) => {
      waits.push(wait);
      again();
    },
    PerformanceObserver: class {
      readonly whenPainted: () => void;
      constructor(whenPainted: () => void) {
        this.whenPainted = whenPainted;
      }
      observe() {
        callbacks.paint = this.whenPainted;
      }
    },
    fetch: async (address: string) => {
      steps.push(`fetch ${address}`);
      return failing-- > 0 ? { ok: false } : { ok: true, text: async () => FILES[address] ?? '' };
    },
    load: async (address: string) => {
      steps.push(`import ${address}`);
      return { [address]: true };
    },
  };
  new Function(...Object.keys(globals), script.replaceAll('import(', 'load('))(...Object.values(globals));
  return { window, steps, waits, listeners, callbacks, links, hasBegun: () => steps.length > 0 };
}

describe('the start of the router', () => {
  it('fetches every file, then imports the modules, with the entry last', async () => {
    const { steps, listeners } = open();
    listeners.pointerdown?.({ target: target() });
    await nextTurns();
    const { data, router, entry, imports } = START;
    const modules = Object.values(START.routes).flat();
    expect(steps).toEqual([
      ...[data, router, ...modules, entry, ...imports].map((address) => `fetch ${address}`),
      ...[...modules, entry].map((address) => `import ${address}`),
    ]);
  });

  it('gives the router its manifest, its context with the data, and one merged module per route', async () => {
    const { window, listeners } = open();
    listeners.pointerdown?.({ target: target() });
    await nextTurns();
    expect(window.__reactRouterManifest).toEqual({ routes: {} });
    expect(window.__reactRouterRouteModules).toEqual({
      root: { '/assets/root.js': true },
      'en:/papers': { '/assets/loader.js': true, '/assets/papers.js': true },
    });
    const { stream, ...context } = window.__reactRouterContext as { basename: string; stream: ReadableStream };
    expect(context).toEqual({ basename: '/' });
    expect(await new Response(stream).text()).toBe(FILES[START.data]);
  });

  it('tries again after a failure, and waits longer each time', async () => {
    const { steps, waits, listeners } = open({ failures: 20 });
    listeners.keydown?.({ target: target() });
    await nextTurns();
    expect(waits).toEqual([8000, 16_000, 32_000]);
    expect(steps.at(-1)).toBe(`import ${START.entry}`);
  });

  it('happens once, however often the page is touched', async () => {
    const { steps, listeners } = open();
    for (const event of ['pointerdown', 'focusin', 'keydown']) listeners[event]?.({ target: target() });
    await nextTurns();
    expect(steps.filter((step) => step === `import ${START.entry}`)).toHaveLength(1);
  });

  it('needs a script of only one line, so that the hash of the script does not depend on line endings', () => {
    expect(script).not.toMatch(/[\r\n]|<\//);
  });
});

describe('the moment of the start', () => {
  it.each(['pointerdown', 'keydown', 'focusin'])('is at the first %s event', (event) => {
    const page = open();
    expect(page.hasBegun()).toBe(false);
    page.listeners[event]?.({ target: target() });
    expect(page.hasBegun()).toBe(true);
  });

  it.each(['interactive', 'complete'] as const)('is after load and paint if readyState is %s', (readyState) => {
    const page = open({ readyState });
    if (readyState === 'interactive') {
      expect(page.callbacks.paint).toBeUndefined();
      page.listeners.load?.({});
    }
    expect(page.hasBegun()).toBe(false);
    page.callbacks.paint?.();
    expect(page.hasBegun()).toBe(true);
  });

  it.each([
    { what: 'a link', selector: 'a', knowsCommands: true, begins: false },
    { what: 'a field', selector: 'input', knowsCommands: true, begins: true },
    { what: 'a button that opens a dialog by itself', selector: '[commandfor]', knowsCommands: true, begins: false },
    { what: 'a dialog button in an old browser', selector: '[commandfor]', knowsCommands: false, begins: true },
  ])('is at a touch on $what in data-saving mode: $begins', ({ selector, knowsCommands, begins }) => {
    const page = open({ savesData: true, knowsCommands, readyState: 'complete' });
    expect(page.callbacks.paint).toBeUndefined();
    page.listeners.pointerdown?.({ target: target(selector) });
    expect(page.hasBegun()).toBe(begins);
  });

  it('is after the paint if the address has a query, even in data-saving mode', () => {
    expect(open({ savesData: true, search: '?q=a', readyState: 'complete' }).callbacks.paint).toBeDefined();
  });
});

describe('a press before the start', () => {
  it('is stored for React if it is on a button that needs script, and stays stored after clicks elsewhere', () => {
    const { window, listeners } = open();
    listeners.click?.({ target: target('button.needs-script:not([data-choice])') });
    expect(window.earlyPress).toMatchObject({ selectors: ['button.needs-script:not([data-choice])'] });
    listeners.click?.({ target: target('a') });
    expect(window.earlyPress).not.toBeNull();
  });
});

describe('the late stylesheets', () => {
  it('apply once they have loaded; missing ones are requested again when the router starts', () => {
    const { links, callbacks, steps, listeners } = open({ styles: ['/a.css', '/b.css', '/c.css'], loaded: ['/a.css'] });
    callbacks['/b.css']?.();
    expect(links.map(({ media }) => media)).toEqual(['all', 'all', '(min-width:768px)']);
    listeners.focusin?.({ target: target() });
    expect(steps.slice(0, 2)).toEqual(['ask again /b.css', 'ask again /c.css']);
  });
});
