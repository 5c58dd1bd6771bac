import { expect, type Page, test } from '@playwright/test';
import { formatAnswers } from '#app/eligibility/answersInAddress.ts';
import { QUESTION_IDS } from '#app/eligibility/questions.ts';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { aService, schemePath, widowPension } from '#tests/content.ts';
import { isSampled } from '#tests/e2e/support/page.ts';

// Playwright's Chromium has no back/forward cache, like a phone with little memory, so Back loads each page again.

const situationPath = `/situations/${situations[0]?.id}`;

/** Pages with a select that shows parts (app/early/chosenPart.ts). */
const WITH_SELECT = [
  '/office',
  '/office/assistant',
  '/office/social',
  '/district',
  '/ashramschools',
  '/residentialschools',
  '/hostels/governmenthostels',
  '/manual-scavenger-act/act',
  `/citizen/services/${aService.id}`,
  `${situationPath}/sheet`,
  schemePath,
];

/** Address of a script that `runScriptsBeforeRestoring` adds. */
const LAST_SCRIPT = '/assets/last.js';

/**
 * Makes the script of the selects run before `DOMContentLoaded`, after which Chromium restores controls. It does so when it is in the
 * cache and the page is not.
 */
async function runScriptsBeforeRestoring(page: Page) {
  await page.route(LAST_SCRIPT, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fulfill({ contentType: 'text/javascript', body: '' }).catch(() => {});
  });
  await page.route(/\/[\w-]+(\/[\w-]+)*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</head>',
      `<script type="module" src="${LAST_SCRIPT}"></script></head>`,
    );
    return route.fulfill({ response, body });
  });
}

const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });

/** Returns the state of all controls in the page, and the text that is visible, except what says that a choice is remembered. */
const shown = async (page: Page) => {
  const main = page.locator('main');
  const controls = main.locator('select, input');
  const states = await controls.evaluateAll((all) =>
    (all as (HTMLInputElement | HTMLSelectElement)[]).map((one) => [one.value, 'checked' in one && one.checked]),
  );
  await main.locator('[data-remembered]').evaluateAll((all) => {
    for (const one of all) one.setAttribute('hidden', '');
  });
  // biome-ignore lint/performance/useDomNodeTextContent: a reader sees no hidden text.
  return { states, text: await main.innerText() };
};

/** Chooses an option of the first select: the one at `index`, counted from the end. */
const choose = (page: Page, index: number) =>
  page
    .locator('main select')
    .first()
    .evaluate((select: HTMLSelectElement, last) => {
      select.selectedIndex = select.options.length - last;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, index);

const countFromEnd = (page: Page) =>
  page
    .locator('main select')
    .first()
    .evaluate((select: HTMLSelectElement) => select.options.length - select.selectedIndex);

for (const storage of ['open', 'blocked'])
  test(`a reader who comes back or reloads finds the choice and its parts: storage is ${storage}`, async ({ page }) => {
    test.setTimeout(180_000);
    await runScriptsBeforeRestoring(page);
    if (storage === 'blocked') await blockStorage(page);
    for (const path of WITH_SELECT) {
      await page.goto(path);
      await choose(page, 1);
      const left = await shown(page);
      // Makes another choice elsewhere, which is remembered but must not show its parts under the choice of this page.
      await page.goto(path === '/district' ? '/office' : '/district');
      await choose(page, 2);
      await page.goBack();
      await expect.poll(() => shown(page), path).toEqual(left);
      await page.reload();
      const { states, text } = await shown(page);
      await choose(page, await countFromEnd(page));
      expect(await shown(page), `${path}, reloaded`).toEqual({ states, text });
    }
  });

test('a reader who comes back finds the newest choice, even if it was made on another page', async ({ page }) => {
  await page.goto('/office');
  await choose(page, 1);
  await page.goto('/district');
  await choose(page, 2);
  const chosen = await page.locator('main select').first().inputValue();
  await page.goBack();
  await page.goto(`/citizen/services/${aService.id}`);
  await expect(page.locator('main select').first()).toHaveValue(chosen);
});

test('who ticked boxes, went on and comes back finds the question for somebody else with its tick', async ({
  page,
}) => {
  await page.goto('/eligibility');
  await page.getByRole('checkbox', { name: 'I am helping someone' }).check();
  await expect(page.locator('[data-island="Finder"]')).toHaveAttribute('data-hydrated');
  const left = await shown(page);
  await page.goto('/about');
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(left);
});

/** One page of each kind. */
const KINDS = [
  '/',
  `/scheme/${widowPension.id}`,
  situationPath,
  '/scheme',
  '/office',
  '/office/assistant',
  '/search?q=pension',
  `/papers?scheme=${widowPension.id}`,
  `/eligibility#${formatAnswers({ ...Object.fromEntries(QUESTION_IDS.map((id) => [id, { skipped: true }])), situation: { chosen: ['single'] } })}`,
  '/hostels/governmenthostels',
];

/** Waits until the page has the same height for a while. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let before = -1, same = 0; same < 5; ) {
      const { scrollHeight } = document.documentElement;
      same = scrollHeight === before ? same + 1 : 0;
      before = scrollHeight;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

/**
 * Returns the first line below the bar at the top: its text, how many lines with this text precede it, and its distance from the top; or,
 * if `line` is given, the distance of that line.
 */
const lineAt = (page: Page, line?: { text: string; before: number }) =>
  page.evaluate((wanted) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Map<string, number>();
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? '';
      const parent = texts.currentNode.parentElement;
      // Skips the content of closed <details>, which has a size although nobody sees it.
      if (!parent?.closest('main, body > footer') || !parent.checkVisibility() || text.trim() === '') continue;
      const before = seen.get(text) ?? 0;
      seen.set(text, before + 1);
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { top, width, height } = range.getBoundingClientRect();
      const isWanted = wanted
        ? wanted.text === text && wanted.before === before
        : height > 0 && width > 9 && top > 100 && top < innerHeight - 80;
      if (isWanted) return { text, before, top };
    }
    throw new Error('The line is not in the page.');
  }, line);

/** Waits for what the address asks for: a line of the page before that cannot be compared. */
async function waitForAnswers(page: Page, path: string) {
  if (!path.includes('=')) return;
  const island = page.locator('[data-start="query"], [data-start="papers"]').first();
  await expect(island).toHaveAttribute('data-hydrated');
}

/** Least height of a line of text in pixels. */
const LINE = 20;

const readers: { language: string; code: Language }[] = [
  { language: 'English', code: 'en' },
  { language: 'Marathi', code: 'mr' },
];

for (const { language, code } of readers)
  test.describe(`a ${language} reader with a phone`, () => {
    test.use({ viewport: { width: 360, height: 616 } });

    for (const path of KINDS.filter((_, index) => isSampled(code, index) || index < 2))
      test(`comes back to the line at which ${path.split('#')[0]} was left`, async ({ page }) => {
        for (const part of [0.3, 0.75, 0.9]) {
          await page.goto('/about');
          await page.goto(pathIn(code, path));
          if (path.startsWith('/office')) await choose(page, 1);
          await waitForAnswers(page, path);
          const details = page.locator('main details:not([data-island] *)').filter({ visible: true });
          for (const index of [0, 1])
            if ((await details.count()) > index)
              await details.nth(index).evaluate((one) => one.setAttribute('open', ''));
          await settled(page);
          // Not step by step: the jump leaves parts behind that the reader has never seen.
          await page.evaluate((share) => {
            const { scrollHeight } = document.documentElement;
            scrollTo(0, (scrollHeight - innerHeight) * share);
          }, part);
          await settled(page);
          const left = await lineAt(page);
          await page.goto('/contact');
          await page.goBack();
          await waitForAnswers(page, path);
          await settled(page);
          const { top } = await lineAt(page, left);
          expect(Math.abs(top - left.top), `${part}: ${left.text}`).toBeLessThan(LINE);
        }
      });
  });
