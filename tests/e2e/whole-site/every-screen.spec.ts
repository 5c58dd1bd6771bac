import { expect, type Page, test } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { collectErrors } from '#tests/e2e/support/consoleErrors.ts';
import { onePerScreen } from '#tests/e2e/support/onePerScreen.ts';
import {
  ALL_LOOKS,
  changeLook,
  isSampled,
  looksFor,
  violationsAndDoubts,
  violationsInLooks,
  WINDOWS,
  waitForFonts,
  widerThanWindow,
} from '#tests/e2e/support/page.ts';
import { paleTextsOnPaper } from '#tests/e2e/support/paper.ts';
import { applyTextSpacing, clippedTexts, smallTargets } from '#tests/e2e/support/textSpacing.ts';

const PHONE = { width: 390, height: 844 };
const TURNED = { width: 844, height: 390 };
const [, , DESK] = WINDOWS;

/** 210 by 297 mm in points. */
const A4 = { width: 595, height: 842 };

/** Number of tests that share the screens of one language, so that all workers stay busy to the end. */
const PARTS = 3;

const LOOKS_UP = { en: 'Looking up what is saved…', mr: 'काय जतन केले आहे, ते पाहत आहे…' };

/** Returns the words of the page, without column headers, which only wide tables show. */
async function wordsOf(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  const setHeaders = (display: string) =>
    main.evaluate((element, value) => {
      for (const header of element.querySelectorAll('thead')) header.style.display = value;
    }, display);
  await setHeaders('none');
  const text = (await main.allInnerTexts()).join(' ');
  await setHeaders('');
  return text.split(/\s+/).filter(Boolean);
}

/** Compares the page in landscape with the page in portrait. */
async function flawsWhenRotated(page: Page, language: Language): Promise<string[]> {
  const flaws: string[] = [];
  if ((await widerThanWindow(page)) > 0) flaws.push('scrolls sideways on a rotated phone');
  if (!(await page.getByRole('heading', { level: 1 }).isVisible())) flaws.push('no heading on a rotated phone');
  await expect(page.getByText(LOOKS_UP[language])).toHaveCount(0);
  // A script adds today's date to sheets of paper, possibly only after the phone is rotated.
  await expect(page.locator('[data-printed-on]:empty')).toHaveCount(0);
  const turned = new Set(await wordsOf(page));
  await page.setViewportSize(PHONE);
  const gone = (await wordsOf(page)).filter((word) => !turned.has(word));
  return gone.length > 0 ? [...flaws, `is without ${gone.slice(0, 5).join(', ')} on a rotated phone`] : flaws;
}

const TABLE_PARTS = {
  table: 'table',
  row: 'tr',
  columnheader: 'th[scope=col]',
  rowheader: 'th:not([scope=col])',
  cell: 'td',
};

/** Returns parts of tables that have lost their role. Reads Chromium's accessibility tree, because Playwright's own roles ignore `display`. */
async function flawsOfTables(page: Page): Promise<string[]> {
  if ((await page.locator('table').count()) === 0) return [];
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const flaws: string[] = [];
  for (const [role, selector] of Object.entries(TABLE_PARTS)) {
    const parts = await page
      .locator(selector)
      .evaluateAll((all) => all.filter((element) => element.closest('table')?.checkVisibility()).length);
    const exposed = nodes.filter((node) => !node.ignored && node.role?.value === role).length;
    if (exposed !== parts) flaws.push(`${parts} ${selector}, ${exposed} exposed as ${role}`);
  }
  return flaws;
}

async function smallTargetsIn(page: Page, windows: (typeof PHONE)[]): Promise<string[]> {
  const flaws: string[] = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    flaws.push(...(await smallTargets(page)).map((target) => `${target} at ${window.width} px`));
  }
  return flaws;
}

/** Returns what WCAG text spacing clips or makes too wide. */
async function flawsWithTextSpacing(page: Page): Promise<string[]> {
  const before = new Set(await clippedTexts(page));
  await applyTextSpacing(page);
  const clipped = (await clippedTexts(page)).filter((text) => !before.has(text));
  return (await widerThanWindow(page)) > 0 ? ['scrolls sideways with text spacing', ...clipped] : clipped;
}

/** Prints the page on A4, and returns what is wrong with its sheets. */
async function flawsOnPaper(page: Page, language: Language): Promise<string[]> {
  const title = ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace(/\s+/g, '');
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const flaws: string[] = [];
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number);
    const { width, height } = sheet.getViewport({ scale: 1 });
    if (Math.round(width) !== A4.width || Math.round(height) !== A4.height)
      flaws.push(`sheet ${number} is ${width} by ${height}`);
    const { items } = await sheet.getTextContent();
    const places = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
    texts.push(places.map(({ str }) => str.replace(/\s+/g, '')).join(''));
    const beyond = places.filter(({ transform, width: wide }) => transform[4] + wide > A4.width + 1);
    flaws.push(...beyond.map(({ str }) => `"${str}" runs off sheet ${number}`));
  }
  const [first = ''] = texts;
  // Text that is extracted from a PDF does not always match Devanagari letter by letter.
  if (language === 'en' && !first.includes(title)) flaws.push('the first sheet is without its title');
  if (first.length < 50) flaws.push(`${first.length} letters on the first sheet`);
  return flaws;
}

/** Removes all styles, and returns what a browser without them does not show. */
async function flawsWithoutStyles(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const style of document.querySelectorAll('style, link[rel="stylesheet"]')) style.remove();
  });
  const main = page.getByRole('main');
  const words = (await main.allInnerTexts()).join('').length;
  const colour = await main.evaluate((element) => getComputedStyle(element).color);
  return [
    ...((await page.getByRole('heading', { level: 1 }).isVisible()) ? [] : ['no heading without styles']),
    ...(words < 100 || colour !== 'rgb(0, 0, 0)' ? [`${words} letters in ${colour} without styles`] : []),
  ];
}

test.describe.configure({ timeout: 480_000 });

const TAGS = [
  '@conformance/barriers',
  '@conformance/fits',
  '@conformance/turned',
  '@conformance/targets',
  '@conformance/spaced',
  '@conformance/paper',
  '@conformance/unstyled',
  '@conformance/tables',
];

// Opens each screen once for all checks, because opening takes longer than most of them.
for (const language of LANGUAGES)
  for (let part = 0; part < PARTS; part += 1)
    test(`every screen has no accessibility violation, can be rotated, has targets of at least 24 by 24 pixels (except links in a sentence), keeps the roles of its tables on a phone, prints on A4, clips no text with WCAG text spacing, and is readable without styles: "${language}", part ${part + 1} of ${PARTS}`, {
      tag: TAGS,
    }, async ({ page }) => {
      const complaints = collectErrors(page);
      const found: string[] = [];
      for (const [index, { screen, path }] of onePerScreen(language).entries()) {
        if (index % PARTS !== part) continue;
        await page.setViewportSize(TURNED);
        await page.goto(encodeURI(path));
        await waitForFonts(page);
        const isInSample = isSampled(language, index);
        const flaws = isInSample ? [...(await flawsWhenRotated(page, language)), ...(await flawsOfTables(page))] : [];
        flaws.push(...(await violationsAndDoubts(page, looksFor(language, index))));
        if (isInSample) {
          await changeLook(page, { theme: 'light', window: DESK });
          flaws.push(...(await smallTargetsIn(page, [DESK, PHONE])));
          // Sheets have their own test: carry-sheet.spec.ts.
          if (!screen.endsWith('-sheet')) flaws.push(...(await flawsOnPaper(page, language)));
          await changeLook(page, { theme: 'dark', window: DESK });
          flaws.push(...(await paleTextsOnPaper(page)));
          flaws.push(...(await flawsWithTextSpacing(page)), ...(await flawsWithoutStyles(page)));
        }
        found.push(...[...flaws, ...complaints()].map((flaw) => `${path}: ${flaw}`));
      }
      expect(found).toEqual([]);
    });

test('the checks of text spacing and target size find a clipped text and small targets', {
  tag: ['@conformance/spaced', '@conformance/targets'],
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/help');
  await waitForFonts(page);
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const box = document.createElement('div');
    box.textContent = 'A line in a box of its own height';
    Object.assign(box.style, { inlineSize: '6rem', lineHeight: '1.4', overflow: 'hidden' });
    const button = document.createElement('button');
    button.textContent = 'x';
    Object.assign(button.style, { inlineSize: '12px', blockSize: '12px', minBlockSize: '0', padding: '0' });
    const ways = document.createElement('nav');
    for (const letter of ['a', 'b', 'c']) {
      const way = document.createElement('a');
      Object.assign(way, { href: `/${letter}`, textContent: letter });
      way.style.fontSize = '8px';
      ways.append(way, ' ');
    }
    title.after(box, button, ways);
    box.style.blockSize = `${box.offsetHeight}px`;
  });
  const before = await clippedTexts(page);
  await applyTextSpacing(page);
  expect((await clippedTexts(page)).filter((text) => !before.includes(text))).toContain(
    'A line in a box of its own height',
  );
  expect(await smallTargets(page)).toEqual(['x', 'a', 'b', 'c'].map((name) => expect.stringContaining(`"${name}"`)));
});

test('the check of tables finds rows that lost their role', { tag: '@conformance/tables' }, async ({ page }) => {
  await page.goto('/ashramschools');
  expect(await flawsOfTables(page)).toEqual([]);
  await page.locator('table tr').evaluateAll((rows) => {
    for (const row of rows) row.setAttribute('role', 'presentation');
  });
  expect((await flawsOfTables(page)).join()).toContain('exposed as row');
});

test('the accessibility check finds low contrast and a picture without alternative text', {
  tag: '@conformance/barriers',
}, async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.style.color = 'var(--line)';
    title.after(new Image());
  });
  const found = (await violationsInLooks(page, ALL_LOOKS)).join('\n');
  for (const { theme, window } of ALL_LOOKS)
    for (const rule of ['image-alt', 'color-contrast'])
      expect(found).toContain(`${theme} at ${window.width} px: ${rule}`);
});
