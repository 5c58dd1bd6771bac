import { test as base, expect, type Page } from '@playwright/test';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { onePerScreen } from '#tests/e2e/support/onePerScreen.ts';
import { isSampled, widerThanWindow } from '#tests/e2e/support/page.ts';

/** Windows in CSS pixels: a feature phone, a desktop at 400 %, a small phone in landscape, a cheap phone. */
const SMALL = [
  { width: 240, height: 400 },
  { width: 320, height: 256 },
  { width: 640, height: 300 },
];
const PHONE = { width: 360, height: 616 };

/** Text sizes of the browser's settings in pixels, which media queries in rem follow, with the windows for each. */
const TEXT_SIZES = [
  { size: 16, windows: [...SMALL, PHONE] },
  { size: 24, windows: [PHONE] },
  { size: 32, windows: [PHONE, { width: 1280, height: 900 }] },
];

/** Greatest part of the window that bars may cover while the page scrolls. */
const MAX_FIXED = 1 / 5;

/** A page with a button to leave it at once, beside the way back. */
const PAGE_TO_LEAVE = `/situations/${situations.find(({ leave }) => leave)?.id}`;

/** Lines of text that cover each other by less are only close, for example vowel signs above and below Devanagari letters. */
const MAX_OVERLAP = 0.45;

const inBrowserWith = (size: number) =>
  base.extend({
    page: async ({ playwright, launchOptions, baseURL }, use) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      await use(await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block', reducedMotion: 'reduce' }));
      await browser.close();
    },
  });

/** Returns the part of the window's height that fixed and sticky elements cover in the middle of the page. */
const fixedPart = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const covering = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      if (!/fixed|sticky/.test(position) || visibility === 'hidden' || !element.checkVisibility()) return false;
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > innerWidth / 2 && (Math.abs(top) < 1 || Math.abs(bottom - innerHeight) < 1);
    });
    const heights = covering.map((element) => element.getBoundingClientRect().height);
    scrollTo(0, 0);
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

/** Returns texts that another text covers. */
const overlappingTexts = (page: Page) =>
  page.evaluate((most) => {
    const closest = (element: Element | null, is: (style: CSSStyleDeclaration) => boolean): Element | null =>
      !element || is(getComputedStyle(element)) ? element : closest(element.parentElement, is);
    /** Leaves out of a line what its ancestors clip, such as the further slides of a row. */
    const clip = (line: Line, element: Element | null): Line => {
      if (!element) return line;
      const { overflowX } = getComputedStyle(element);
      const { left, right } = element.getBoundingClientRect();
      const visible =
        overflowX === 'visible'
          ? line
          : { ...line, left: Math.max(line.left, left), right: Math.min(line.right, right) };
      return clip(visible, element.parentElement);
    };
    /** `bar`: the bar in which the line stands, which lies over what scrolls behind it. */
    type Line = { text: string; bar: Element | null; top: number; bottom: number; left: number; right: number };
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || text === '' || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (parent.closest('dialog, option, script, style')) continue;
      // Leaves out what is hidden from sight.
      if (closest(parent, ({ clipPath }) => clipPath !== 'none')) continue;
      const bar = closest(parent, ({ position }) => /fixed|sticky/.test(position));
      range.selectNodeContents(node);
      const lineHeight = Number.parseFloat(getComputedStyle(parent).lineHeight) || Number.POSITIVE_INFINITY;
      for (const { top, bottom, left, right } of range.getClientRects()) {
        // The box of Devanagari letters is taller than the line in which browsers draw them.
        const beyond = Math.max(0, bottom - top - lineHeight) / 2;
        const whole = { text: text.slice(0, 40), bar, top: top + beyond, bottom: bottom - beyond, left, right };
        const line = clip(whole, parent);
        if (line.bottom - line.top > 4 && line.right - line.left > 4) lines.push(line);
      }
    }
    lines.sort((a, b) => a.top - b.top);
    const found: string[] = [];
    for (const [index, line] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.top >= line.bottom) break;
        if (other.bar !== line.bar) continue;
        const across = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        const height = Math.min(line.bottom, other.bottom) - other.top;
        if (across > 2 && height > most * Math.min(line.bottom - line.top, other.bottom - other.top))
          found.push(`"${line.text}" and "${other.text}" cover each other`);
      }
    return found.slice(0, 3);
  }, MAX_OVERLAP);

for (const { size, windows } of TEXT_SIZES) {
  const test = inBrowserWith(size);
  for (const language of LANGUAGES)
    test(`with text of ${size} pixels, every screen fits the window: "${language}"`, async ({ page }) => {
      test.setTimeout(300_000);
      const found: string[] = [];
      const screens = onePerScreen(language).filter((_, index) => isSampled(language, index));
      for (const path of [...screens.map((screen) => screen.path), pathIn(language, PAGE_TO_LEAVE)]) {
        await page.goto(encodeURI(path));
        for (const window of windows) {
          await page.setViewportSize(window);
          const wider = await widerThanWindow(page);
          const fixed = await fixedPart(page);
          const flaws = [
            ...(wider > 0 ? [`scrolls sideways by ${wider}`] : []),
            ...(fixed > MAX_FIXED ? [`${Math.round(fixed * 100)} % are fixed`] : []),
            ...(await overlappingTexts(page)),
          ];
          found.push(...flaws.map((flaw) => `${path} at ${window.width} x ${window.height}: ${flaw}`));
        }
      }
      expect(found).toEqual([]);
    });
}

const test = inBrowserWith(16);

test('the checks find text over text and a bar that covers too much', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/help');
  expect(await overlappingTexts(page)).toEqual([]);
  await page.evaluate(() => {
    const style = (selector: string) => (document.querySelector(selector) as HTMLElement).style;
    style('main h1').marginBlockEnd = '-2rem';
    style('body > nav').minBlockSize = '10rem';
  });
  expect(await overlappingTexts(page)).not.toEqual([]);
  expect(await fixedPart(page)).toBeGreaterThan(MAX_FIXED);
});
