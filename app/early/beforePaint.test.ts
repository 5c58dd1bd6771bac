import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import { FakeElement } from '#tests/fixtures/fakePage.ts';
import { hostilePathname, ORIGIN, originOf } from '#tests/fixtures/hostileAddresses.ts';
import { PREFERENCE_KEYS } from '../components/preferences/preferences.ts';
import { WIDE_SCREEN } from '../shell/navigation/wideScreen.ts';
import earlyScript from './beforePaint.ts?inline-script';

const FONTS = ['/assets/a.woff2', '/assets/b.woff2'];

type Visit = {
  at?: string;
  stored?: Record<string, string>;
  storage?: 'works' | 'blocked' | 'full';
  defaultLanguage?: Language;
  /** `navigator.connection`; undefined in browsers without the Network Information API. */
  connection?: { saveData: boolean };
  canPrint?: boolean;
  runsModules?: boolean;
  screen?: 'phone' | 'desk';
  /** Devanagari on the device: drawn by a font, shown as boxes of one width without a font, or not measurable without a canvas. */
  marathi?: 'letters' | 'boxes' | 'unknown';
};

const element = (attributes: Record<string, string> = {}): FakeElement & { href?: string } =>
  new FakeElement('a', attributes);

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

/** Runs the script as `<head>` does, in a fake window that has only the APIs the script may use. */
function visit({
  at = '/scheme',
  stored = {},
  storage = 'works',
  defaultLanguage = 'en',
  connection,
  canPrint = true,
  runsModules = true,
  screen = 'desk',
  marathi = 'letters',
}: Visit = {}) {
  const { origin, pathname, search, hash } = new URL(at, 'https://site.example');
  const kept = new Map(Object.entries(stored));
  const html = element();
  const buttons = ['theme:dark', 'textSize:0', 'textSize:1', 'textSize:2', 'textSize:next', 'dataLight:on'].map(
    (choice) => element({ 'data-action': choice }),
  );
  const requestedFonts: { href?: string }[] = [];
  const listeners: [name: string, listener: (event: object) => void][] = [];
  const addEventListener = (name: string, listener: (event: object) => void) => listeners.push([name, listener]);
  const fire = (name: string, event: object) => {
    for (const [heard, listener] of listeners) if (heard === name) listener(event);
  };
  const redirects: string[] = [];
  const window = {
    addEventListener,
    navigator: { connection },
    ...(canPrint && { print: () => undefined }),
    matchMedia: (query: string) => ({ matches: query === WIDE_SCREEN && screen === 'desk' }),
    location: { origin, pathname, search, hash, replace: (address: string) => redirects.push(address) },
    get localStorage() {
      return fakeStorage(kept, storage);
    },
  };
  const document = {
    currentScript: { dataset: { defaultLanguage, fonts: FONTS.join(' ') }, ...(runsModules && { noModule: false }) },
    documentElement: html,
    querySelectorAll: (selector: string) =>
      selector === '[data-action][aria-pressed]'
        ? buttons.filter((one) => one.getAttribute('data-action') !== 'textSize:next')
        : [],
    createElement: (name: string) => (name === 'canvas' ? canvas(marathi) : element()),
    head: { appendChild: (link: { href?: string }) => requestedFonts.push(link) },
    addEventListener,
  };
  const { localStorage: _, ...globals } = Object.getOwnPropertyDescriptors(window);
  runInNewContext(earlyScript, Object.defineProperties({ window, document }, globals));
  fire('readystatechange', {});
  fire('load', { target: { dataset: {} } });

  let prevented = 0;
  const press = (target: FakeElement | undefined) =>
    fire('click', {
      target: { closest: () => target ?? null },
      preventDefault: () => prevented++,
      stopImmediatePropagation: () => undefined,
    });
  const button = (choice: string) => buttons.find((one) => one.getAttribute('data-action') === choice);
  return {
    kept,
    redirects,
    theme: () => html.getAttribute('data-theme'),
    textSize: () => html.getAttribute('data-text-size'),
    /** Whether the page uses the fonts of the device. */
    systemFonts: () => html.getAttribute('data-system-fonts') !== null,
    /** Whether the page is marked for a device without a Devanagari font. */
    hasNoDevanagari: () => html.getAttribute('data-no-devanagari') !== null,
    hidesModuleControls: () => html.getAttribute('data-no-modules') !== null,
    hidesPrinting: () => html.getAttribute('data-no-print') !== null,
    savedLanguage: () => html.getAttribute('data-saved-language') !== null,
    savesData: () => html.getAttribute('data-light') !== null,
    fonts: () => requestedFonts.map(({ href }) => href),
    pressed: () =>
      buttons
        .filter((one) => one.getAttribute('aria-pressed') === 'true')
        .map((one) => one.getAttribute('data-action')),
    press: (choice: string) => press(button(choice)),
    /** Presses the link to a language. Returns the address that the script sets on the link. */
    chooseLanguage: (language: Language) => {
      const link = element({ 'data-language': language });
      press(link);
      return link.href;
    },
    pressElsewhere: () => press(undefined),
  };
}

describe('a page on the first visit', () => {
  it('has the light theme and the normal text size, and does not redirect', () => {
    const page = visit();
    expect([page.theme(), page.textSize(), page.redirects]).toEqual(['light', '0', []]);
  });

  it.each([true, false])('hides the controls that need modules in a browser that runs none: %s', (runsModules) => {
    expect(visit({ runsModules }).hidesModuleControls()).toBe(!runsModules);
  });

  it.each([true, false])('hides the print buttons unless the browser can print: %s', (canPrint) => {
    expect(visit({ canPrint }).hidesPrinting()).toBe(!canPrint);
  });

  it('marks the current text size as pressed', () => {
    expect(visit().pressed()).toEqual(['textSize:0']);
  });

  it('stores nothing until the visitor changes a setting', () => {
    const page = visit();
    page.pressElsewhere();
    expect(page.kept.size).toBe(0);
  });
});

describe('a returning visitor', () => {
  it('gets the saved theme and text size, and the switches show them', () => {
    const page = visit({ stored: { theme: 'dark', textSize: '2' } });
    expect([page.theme(), page.textSize()]).toEqual(['dark', '2']);
    expect(page.pressed()).toEqual(['theme:dark', 'textSize:2']);
  });

  it.each(['', 'DARK', '{"theme":"dark"}', 'null', '3', '-1', '1.0', '<script>', 'toString', '0,1'])(
    'gets the defaults when the stored value is "%s"',
    (junk) => {
      const page = visit({ stored: { theme: junk, textSize: junk, language: junk } });
      expect([page.theme(), page.textSize(), page.redirects]).toEqual(['light', '0', []]);
    },
  );

  it('gets the defaults and working switches when storage is blocked', () => {
    const page = visit({ storage: 'blocked' });
    expect([page.theme(), page.textSize(), page.redirects]).toEqual(['light', '0', []]);
    page.press('theme:dark');
    page.press('textSize:1');
    page.chooseLanguage('mr');
    expect([page.theme(), page.textSize()]).toEqual(['dark', '1']);
  });
});

describe('the switches', () => {
  it('toggle the dark theme and save it', () => {
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

  it('set the text size and save it', () => {
    const page = visit();
    page.press('textSize:2');
    expect([page.textSize(), page.kept.get(PREFERENCE_KEYS.textSize), page.pressed()]).toEqual([
      '2',
      '2',
      ['textSize:2'],
    ]);
  });

  it('cycle through the three text sizes with the single button for phones', () => {
    const page = visit();
    const sizes = [1, 2, 3].map(() => {
      page.press('textSize:next');
      return page.textSize();
    });
    expect(sizes).toEqual(['1', '2', '0']);
  });

  it('work even if storage is full', () => {
    const page = visit({ storage: 'full' });
    page.press('theme:dark');
    expect([page.theme(), page.kept.size]).toEqual(['dark', 0]);
  });

  it('save the language and let the link navigate', () => {
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
  ] as const)('lead from $at to the same page in "$language", $to', ({ at, language, to }) => {
    expect(visit({ at, stored: { language: 'en' } }).chooseLanguage(language)).toBe(to);
  });
});

describe('data-saving mode', () => {
  it.each([
    [false, 'neither the browser nor the visitor asks for it', undefined, undefined],
    [false, 'the browser reports that it does not save data', { saveData: false }, undefined],
    [true, 'the browser asks for it', { saveData: true }, undefined],
    [true, 'the visitor switched it on', { saveData: false }, 'on'],
    [false, 'the visitor switched it off, although the browser asks for it', { saveData: true }, 'off'],
    [true, 'the browser asks for it and the stored value is invalid', { saveData: true }, 'maybe'],
  ])('is on (%j) when %s', (saves, _, connection, chosen) => {
    const page = visit({ ...(connection && { connection }), ...(chosen && { stored: { dataLight: chosen } }) });
    expect(page.savesData()).toBe(saves);
    expect(page.fonts()).toEqual(saves ? [] : FONTS);
    expect(page.pressed().includes('dataLight:on')).toBe(saves);
  });

  it('follows the browser setting when storage is blocked', () => {
    expect(visit({ storage: 'blocked', connection: { saveData: true } }).savesData()).toBe(true);
  });

  it('can be switched off and on, and the choice is saved', () => {
    const page = visit({ connection: { saveData: true } });
    page.press('dataLight:on');
    expect([page.savesData(), page.kept.get(PREFERENCE_KEYS.dataLight)]).toEqual([false, 'off']);
    page.press('dataLight:on');
    expect([page.savesData(), page.kept.get(PREFERENCE_KEYS.dataLight)]).toEqual([true, 'on']);
  });
});

describe('the fonts of the site', () => {
  it('do not load on a phone, which uses its own fonts', () => {
    const page = visit({ at: '/mr/scheme', screen: 'phone' });
    expect([page.systemFonts(), page.fonts()]).toEqual([true, []]);
  });

  it('load at once on a wide screen', () => {
    const page = visit({ at: '/mr/scheme', screen: 'desk' });
    expect([page.systemFonts(), page.fonts()]).toEqual([false, FONTS]);
  });

  it.each(['boxes', 'unknown'] as const)('load for Marathi on a phone whose Devanagari is drawn as: %s', (marathi) => {
    expect(visit({ at: '/mr/scheme', screen: 'phone', marathi }).fonts()).toEqual(FONTS);
    expect(visit({ at: '/scheme', screen: 'phone', marathi }).fonts()).toEqual([]);
  });

  it('do not load in data-saving mode', () => {
    expect(visit({ screen: 'desk', stored: { dataLight: 'on' } }).fonts()).toEqual([]);
  });

  it.each<{ what: string; of: Visit }>([
    { what: 'on a phone', of: { screen: 'phone' } },
    { what: 'on a desktop', of: { screen: 'desk' } },
    { what: 'in English', of: { at: '/scheme' } },
    { what: 'in data-saving mode', of: { stored: { dataLight: 'on' } } },
  ])('are marked as needed on a device without a Devanagari font, $what', ({ of }) => {
    expect(visit({ at: '/mr/scheme', marathi: 'boxes', ...of }).hasNoDevanagari()).toBe(true);
    expect(visit({ at: '/mr/scheme', marathi: 'unknown', ...of }).hasNoDevanagari()).toBe(true);
    expect(visit({ at: '/mr/scheme', ...of }).hasNoDevanagari()).toBe(false);
  });
});

describe('a visitor who chose Marathi', () => {
  it.each([
    { at: '/', to: '/mr' },
    { at: '/scheme', to: '/mr/scheme' },
    { at: '/scheme?category=awards#top', to: '/mr/scheme?category=awards#top' },
    { at: '/photogallery/Our%20first%20day', to: '/mr/photogallery/Our%20first%20day' },
    { at: '/mrs', to: '/mr/mrs' },
  ])('is redirected from $at to $to', ({ at, to }) => {
    expect(visit({ at, stored: { language: 'mr' } }).redirects).toEqual([to]);
  });

  it.each(['/mr', '/mr/', '/mr/scheme'])('stays at %s', (at) => {
    expect(visit({ at, stored: { language: 'mr' } }).redirects).toEqual([]);
  });

  it('does not see the English page before the redirect', () => {
    expect(visit({ stored: { language: 'mr', theme: 'dark' } }).theme()).toBeNull();
  });
});

describe('a visitor who chose English', () => {
  it.each(['/', '/scheme', '/mr', '/mr/scheme'])('stays at %s', (at) => {
    expect(visit({ at, stored: { language: 'en' } }).redirects).toEqual([]);
  });

  it('is not offered Marathi again', () => {
    expect(visit({ at: '/', stored: { language: 'en' } }).savedLanguage()).toBe(true);
    expect(visit({ at: '/' }).savedLanguage()).toBe(false);
  });
});

describe('a site with Marathi as the default language', () => {
  it('redirects a new visitor from the English home page only', () => {
    expect(visit({ at: '/', defaultLanguage: 'mr' }).redirects).toEqual(['/mr']);
    expect(visit({ at: '/scheme', defaultLanguage: 'mr' }).redirects).toEqual([]);
  });

  it('does not redirect a visitor who chose English', () => {
    expect(visit({ at: '/', defaultLanguage: 'mr', stored: { language: 'en' } }).redirects).toEqual([]);
  });

  it('redirects only from the home page when storage is blocked', () => {
    expect(visit({ at: '/', defaultLanguage: 'mr', storage: 'blocked' }).redirects).toEqual(['/mr']);
    expect(visit({ at: '/scheme', defaultLanguage: 'mr', storage: 'blocked' }).redirects).toEqual([]);
  });
});

describe('an address that tries to lead to another site', () => {
  it('leads to this site, whether the language switch or the redirect to the saved language uses it', () => {
    fc.assert(
      fc.property(fc.constantFrom('en', 'mr'), fc.constantFrom('en', 'mr'), hostilePathname, (stored, chosen, at) => {
        const page = visit({ at: ORIGIN + at, stored: { language: stored } });
        // A redirected visitor never sees the language switch.
        const addresses = page.redirects.length > 0 ? page.redirects : [page.chooseLanguage(chosen) ?? ''];
        for (const address of addresses) {
          expect(address).toMatch(/^\/(?!\/)/);
          expect(originOf(address, at)).toBe(ORIGIN);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('keeps its path in the other language, but with a single leading slash', () => {
    expect(visit({ at: '/mr//evil.example/x', stored: {} }).chooseLanguage('en')).toBe('/evil.example/x');
  });
});

describe('the script', () => {
  it('is one line, so that its hash does not depend on line endings', () => {
    expect(earlyScript).not.toMatch(/[\r\n]/);
    expect(earlyScript).not.toContain('</');
  });
});
