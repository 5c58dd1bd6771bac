import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import { hostilePathname, ORIGIN, originOf } from '#tests/fixtures/hostileAddresses.ts';
import { PREFERENCE_KEYS } from '../components/preferences/preferences.ts';
import { WIDE_SCREEN } from '../shell/wideScreen.ts';
import earlyScript from './beforePaint.ts?inline-script';

const FAMILY = '"Mukta Marathi"';
const FONTS = ['/assets/a.woff2', '/assets/b.woff2'];

type Visit = {
  at?: string;
  stored?: Record<string, string>;
  storage?: 'works' | 'blocked' | 'full';
  defaultLanguage?: Language;
  /** What the browser says of the line; the oldest say nothing. */
  connection?: { saveData: boolean };
  screen?: 'phone' | 'desk';
  /** The page before this one, by its address. */
  referrer?: string;
  /** Whether a worker of the site answers for the network: somebody was here before. */
  isKnown?: boolean;
  /** What the machine has for Marathi: letters of their own widths, the same box for each, or no canvas to measure them. */
  marathi?: 'letters' | 'boxes' | 'unknown';
};

type FakeElement = {
  href?: string;
  parentNode?: { querySelector: () => FakeElement };
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  querySelectorAll?: () => FakeElement[];
};

/** The little of an element that the script touches. */
function element(attributes: Record<string, string> = {}): FakeElement {
  const values = new Map(Object.entries(attributes));
  return {
    getAttribute: (name) => values.get(name) ?? null,
    setAttribute: (name, value) => values.set(name, value),
    removeAttribute: (name) => values.delete(name),
  };
}

function canvas(marathi: Visit['marathi']) {
  const measureText = (letter: string) => ({ width: marathi === 'letters' && letter === 'र' ? 5 : 8 });
  return { getContext: () => (marathi === 'unknown' ? null : { measureText }) };
}

function fakeStorage(kept: Map<string, string>, storage: Visit['storage']) {
  if (storage === 'blocked') throw new Error('SecurityError');
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (storage === 'full') throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
  };
}

/** Opens a page in a small window that has only what the script may use, and runs the script as <head> does. */
function visit({
  at = '/scheme',
  stored = {},
  storage = 'works',
  defaultLanguage = 'en',
  connection,
  screen = 'desk',
  referrer = '',
  isKnown = false,
  marathi = 'letters',
}: Visit = {}) {
  const { origin, pathname, search, hash } = new URL(at, 'https://site.example');
  const kept = new Map(Object.entries(stored));
  const html = element();
  const buttons = ['theme:dark', 'textSize:0', 'textSize:1', 'textSize:2', 'textSize:next', 'dataLight:on'].map(
    (choice) => element({ 'data-choice': choice }),
  );
  const requestedFonts: FakeElement[] = [];
  const timers: (() => void)[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const redirects: string[] = [];
  const window = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    navigator: { connection, serviceWorker: { controller: isKnown ? {} : null } },
    setTimeout: (act: () => void) => timers.push(act),
    matchMedia: (query: string) => ({ matches: query === WIDE_SCREEN && screen === 'desk' }),
    location: { origin, pathname, search, hash, replace: (address: string) => redirects.push(address) },
    get localStorage() {
      return fakeStorage(kept, storage);
    },
  };
  const document = {
    currentScript: { dataset: { defaultLanguage, family: FAMILY, fonts: FONTS.join(' ') } },
    documentElement: html,
    referrer,
    fonts: { load: (font: string) => requestedFonts.push({ ...element(), href: font }) },
    querySelectorAll: (selector: string) =>
      selector === '[data-choice][aria-pressed]'
        ? buttons.filter((one) => one.getAttribute('data-choice') !== 'textSize:next')
        : [],
    createElement: (name: string) => (name === 'canvas' ? canvas(marathi) : element()),
    head: { appendChild: (link: FakeElement) => requestedFonts.push(link) },
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
  };
  const { localStorage: _, ...globals } = Object.getOwnPropertyDescriptors(window);
  runInNewContext(earlyScript, Object.defineProperties({ window, document }, globals));
  listeners.DOMContentLoaded?.({});

  let held = 0;
  const press = (target: FakeElement | undefined) =>
    listeners.click?.({
      target: { closest: () => target ?? null },
      preventDefault: () => held++,
      stopImmediatePropagation: () => undefined,
    });
  const button = (choice: string) => buttons.find((one) => one.getAttribute('data-choice') === choice);
  return {
    kept,
    redirects,
    theme: () => html.getAttribute('data-theme'),
    textSize: () => html.getAttribute('data-text'),
    /** Whether the page is set in the device's own letters. */
    ownLetters: () => html.getAttribute('data-own-letters') !== null,
    /** Whether the page knows that the device would draw boxes for Marathi. */
    hasNoDevanagari: () => html.getAttribute('data-no-devanagari') !== null,
    /** Everything of the page is there. */
    load: () => listeners.load?.({}),
    /** Nothing happens for a while. */
    rest: () => {
      for (const act of timers.splice(0)) act();
    },
    savesData: () => html.getAttribute('data-light') !== null,
    fonts: () => requestedFonts.map(({ href }) => href),
    pressed: () =>
      buttons
        .filter((one) => one.getAttribute('aria-pressed') === 'true')
        .map((one) => one.getAttribute('data-choice')),
    press: (choice: string) => press(button(choice)),
    /** Presses the link of a language; comes back with the address that it leads to by then. */
    chooseLanguage: (language: Language) => {
      const link = element({ 'data-language': language });
      press(link);
      return link.href;
    },
    /** Presses "Show picture"; comes back with what has become of the picture and of the press. */
    showPicture: () => {
      const source = element({ sizes: '24rem' });
      const picture = { ...element(), querySelectorAll: () => [source] };
      press({ ...element({ 'data-choice': 'picture' }), parentNode: { querySelector: () => picture } });
      return { shown: picture.getAttribute('data-shown') !== null, sizes: source.getAttribute('sizes'), held };
    },
    pressElsewhere: () => press(undefined),
  };
}

describe('a first visit', () => {
  it('is light, in the normal size of letters, and stays where it is', () => {
    const page = visit();
    expect([page.theme(), page.textSize(), page.redirects]).toEqual(['light', '0', []]);
  });

  it('marks the size that is on', () => {
    expect(visit().pressed()).toEqual(['textSize:0']);
  });

  it('stores nothing until the visitor chooses', () => {
    const page = visit();
    page.pressElsewhere();
    expect(page.kept.size).toBe(0);
  });
});

describe('a visitor who comes back', () => {
  it('finds the chosen theme and size, and the switches say so', () => {
    const page = visit({ stored: { theme: 'dark', textSize: '2' } });
    expect([page.theme(), page.textSize()]).toEqual(['dark', '2']);
    expect(page.pressed()).toEqual(['theme:dark', 'textSize:2']);
  });

  it.each(['', 'DARK', '{"theme":"dark"}', 'null', '3', '-1', '1.0', '<script>', 'toString', '0,1'])(
    'finds the defaults when the browser holds "%s"',
    (junk) => {
      const page = visit({ stored: { theme: junk, textSize: junk, language: junk } });
      expect([page.theme(), page.textSize(), page.redirects]).toEqual(['light', '0', []]);
    },
  );

  it('finds the defaults, and working switches, when storage is blocked', () => {
    const page = visit({ storage: 'blocked' });
    expect([page.theme(), page.textSize(), page.redirects]).toEqual(['light', '0', []]);
    page.press('theme:dark');
    page.press('textSize:1');
    page.chooseLanguage('mr');
    expect([page.theme(), page.textSize()]).toEqual(['dark', '1']);
  });
});

describe('the switches', () => {
  it('turn the theme to dark and back, and keep it', () => {
    const page = visit();
    page.press('theme:dark');
    expect([page.theme(), page.kept.get(PREFERENCE_KEYS.theme), page.pressed()]).toEqual([
      'dark',
      'dark',
      ['theme:dark', 'textSize:0'],
    ]);
    page.press('theme:dark');
    expect([page.theme(), page.kept.get(PREFERENCE_KEYS.theme), page.pressed()]).toEqual([
      'light',
      'light',
      ['textSize:0'],
    ]);
  });

  it('set the size of letters, and keep it', () => {
    const page = visit();
    page.press('textSize:2');
    expect([page.textSize(), page.kept.get(PREFERENCE_KEYS.textSize), page.pressed()]).toEqual([
      '2',
      '2',
      ['textSize:2'],
    ]);
  });

  it('go round the three sizes with the one button of a phone', () => {
    const page = visit();
    const sizes = [1, 2, 3].map(() => {
      page.press('textSize:next');
      return page.textSize();
    });
    expect(sizes).toEqual(['1', '2', '0']);
  });

  it('work even when the browser has no room left', () => {
    const page = visit({ storage: 'full' });
    page.press('theme:dark');
    expect([page.theme(), page.kept.size]).toEqual(['dark', 0]);
  });

  it('keep the language and leave the way to the link', () => {
    const page = visit();
    page.chooseLanguage('mr');
    expect([page.kept.get(PREFERENCE_KEYS.language), page.redirects]).toEqual(['mr', []]);
  });

  it.each([
    { at: '/scheme?category=awards#top', language: 'mr', to: '/mr/scheme?category=awards#top' },
    { at: '/mr/scheme?category=awards#top', language: 'en', to: '/scheme?category=awards#top' },
    { at: '/mr', language: 'en', to: '/' },
    { at: '/?a=1', language: 'mr', to: '/mr?a=1' },
    { at: '/mrs', language: 'mr', to: '/mr/mrs' },
    { at: '/mr/scheme', language: 'mr', to: '/mr/scheme' },
  ] as const)('lead from $at in "$language" to the same place, $to', ({ at, language, to }) => {
    expect(visit({ at, stored: { language: 'en' } }).chooseLanguage(language)).toBe(to);
  });
});

describe('the saving of data', () => {
  it.each([
    { when: 'nobody asks for it', connection: undefined, chosen: undefined, saves: false },
    { when: 'the browser says that data is plenty', connection: { saveData: false }, chosen: undefined, saves: false },
    { when: 'the browser asks for it', connection: { saveData: true }, chosen: undefined, saves: true },
    { when: 'the visitor chose it', connection: { saveData: false }, chosen: 'on', saves: true },
    {
      when: 'the visitor does not want it, whatever the browser says',
      connection: { saveData: true },
      chosen: 'off',
      saves: false,
    },
    { when: 'the browser asks for it and holds junk', connection: { saveData: true }, chosen: 'maybe', saves: true },
  ])('is $saves when $when', ({ connection, chosen, saves }) => {
    const page = visit({ ...(connection && { connection }), ...(chosen && { stored: { dataLight: chosen } }) });
    expect(page.savesData()).toBe(saves);
    expect(page.fonts()).toEqual(saves ? [] : FONTS);
    expect(page.pressed().includes('dataLight:on')).toBe(saves);
  });

  it('goes by the browser when storage is blocked', () => {
    expect(visit({ storage: 'blocked', connection: { saveData: true } }).savesData()).toBe(true);
  });

  it('is switched on and off, and kept', () => {
    const page = visit({ connection: { saveData: true } });
    page.press('dataLight:on');
    expect([page.savesData(), page.kept.get(PREFERENCE_KEYS.dataLight)]).toEqual([false, 'off']);
    page.press('dataLight:on');
    expect([page.savesData(), page.kept.get(PREFERENCE_KEYS.dataLight)]).toEqual([true, 'on']);
  });

  it('shows a picture in its smallest size when it is asked for, and keeps nothing', () => {
    const page = visit({ connection: { saveData: true } });
    expect(page.showPicture()).toEqual({ shown: true, sizes: '1px', held: 1 });
    expect(page.kept.size).toBe(0);
  });

  it('lets a link to a picture be a link where data is plenty', () => {
    expect(visit().showPicture()).toEqual({ shown: false, sizes: '24rem', held: 0 });
  });
});

describe('the letters of the site', () => {
  const LAST = ['400 1em "Mukta Marathi"', '700 1em "Mukta Marathi"'];

  it('come last to the first page on a phone, which is read in its own', () => {
    const page = visit({ at: '/mr/scheme', screen: 'phone' });
    expect([page.ownLetters(), page.fonts()]).toEqual([true, []]);
    page.load();
    expect(page.fonts()).toEqual([]);
    page.rest();
    expect(page.fonts()).toEqual(LAST);
  });

  it.each<{ what: string; of: Visit }>([
    { what: 'a page that a page of the site led to', of: { referrer: 'https://site.example/mr' } },
    { what: 'a page of a site that was here before', of: { isKnown: true } },
    { what: 'a device that has none for Marathi', of: { marathi: 'boxes' } },
    { what: 'a device that does not say', of: { marathi: 'unknown' } },
    { what: 'a wide screen', of: { screen: 'desk' } },
  ])('come with $what', ({ of }) => {
    const page = visit({ at: '/mr/scheme', screen: 'phone', ...of });
    expect([page.ownLetters(), page.fonts()]).toEqual([false, FONTS]);
  });

  it('come last also to an English page where the phone has none for Marathi', () => {
    expect(visit({ screen: 'phone', marathi: 'boxes' }).ownLetters()).toBe(true);
  });

  it('come last to a page that another site led to', () => {
    expect(visit({ screen: 'phone', referrer: 'https://site.example.org/' }).ownLetters()).toBe(true);
  });

  it('do not come where data is saved', () => {
    const page = visit({ screen: 'phone', stored: { dataLight: 'on' } });
    page.load();
    page.rest();
    expect([page.ownLetters(), page.fonts()]).toEqual([false, []]);
  });

  it.each<{ what: string; of: Visit }>([
    { what: 'on a phone', of: { screen: 'phone' } },
    { what: 'on a desk', of: { screen: 'desk' } },
    { what: 'in English', of: { at: '/scheme' } },
    { what: 'where data is saved', of: { stored: { dataLight: 'on' } } },
    { what: 'on a later page', of: { isKnown: true } },
  ])('are said to be needed where the device has none for Marathi, $what', ({ of }) => {
    expect(visit({ at: '/mr/scheme', marathi: 'boxes', ...of }).hasNoDevanagari()).toBe(true);
    expect(visit({ at: '/mr/scheme', marathi: 'unknown', ...of }).hasNoDevanagari()).toBe(true);
    expect(visit({ at: '/mr/scheme', ...of }).hasNoDevanagari()).toBe(false);
  });
});

describe('a reader of Marathi', () => {
  it.each([
    { at: '/', to: '/mr' },
    { at: '/scheme', to: '/mr/scheme' },
    { at: '/scheme?category=awards#top', to: '/mr/scheme?category=awards#top' },
    { at: '/photogallery/Our%20first%20day', to: '/mr/photogallery/Our%20first%20day' },
    { at: '/mrs', to: '/mr/mrs' },
  ])('is sent from $at to $to', ({ at, to }) => {
    expect(visit({ at, stored: { language: 'mr' } }).redirects).toEqual([to]);
  });

  it.each(['/mr', '/mr/', '/mr/scheme'])('is left at %s', (at) => {
    expect(visit({ at, stored: { language: 'mr' } }).redirects).toEqual([]);
  });

  it('sees nothing of the English page before', () => {
    expect(visit({ stored: { language: 'mr', theme: 'dark' } }).theme()).toBeNull();
  });
});

describe('a reader of English', () => {
  it.each(['/', '/scheme', '/mr', '/mr/scheme'])('is left at %s', (at) => {
    expect(visit({ at, stored: { language: 'en' } }).redirects).toEqual([]);
  });
});

describe('a site whose first language is Marathi', () => {
  it('sends a new visitor from the English home page, and from no other page', () => {
    expect(visit({ at: '/', defaultLanguage: 'mr' }).redirects).toEqual(['/mr']);
    expect(visit({ at: '/scheme', defaultLanguage: 'mr' }).redirects).toEqual([]);
  });

  it('leaves a visitor who chose English', () => {
    expect(visit({ at: '/', defaultLanguage: 'mr', stored: { language: 'en' } }).redirects).toEqual([]);
  });

  it('leaves everybody where they are when storage is blocked, but for the home page', () => {
    expect(visit({ at: '/', defaultLanguage: 'mr', storage: 'blocked' }).redirects).toEqual(['/mr']);
    expect(visit({ at: '/scheme', defaultLanguage: 'mr', storage: 'blocked' }).redirects).toEqual([]);
  });
});

describe('an address that tries to lead to another site', () => {
  it('leads a reader of either language to the same site, by the switch and by what was stored', () => {
    fc.assert(
      fc.property(fc.constantFrom('en', 'mr'), fc.constantFrom('en', 'mr'), hostilePathname, (stored, chosen, at) => {
        const page = visit({ at: ORIGIN + at, stored: { language: stored } });
        // Who is sent on never sees the switch.
        const addresses = page.redirects.length > 0 ? page.redirects : [page.chooseLanguage(chosen) ?? ''];
        for (const address of addresses) {
          expect(address).toMatch(/^\/(?!\/)/);
          expect(originOf(address, at)).toBe(ORIGIN);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('keeps its path in the other language, behind one slash', () => {
    expect(visit({ at: '/mr//evil.example/x', stored: {} }).chooseLanguage('en')).toBe('/evil.example/x');
  });
});

describe('the script', () => {
  it('is one line, so that its hash does not depend on line ends', () => {
    expect(earlyScript).not.toMatch(/[\r\n]/);
    expect(earlyScript).not.toContain('</');
  });
});
