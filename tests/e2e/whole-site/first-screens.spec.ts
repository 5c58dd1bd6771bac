import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Answers } from '#app/eligibility/answers.ts';
import { formatAnswers } from '#app/eligibility/answersInAddress.ts';
import { QUESTION_IDS } from '#app/eligibility/questions.ts';
import { formatRupees } from '#app/i18n/format/numbers.ts';
import { pathIn } from '#app/i18n/language.ts';
import type { DistrictId } from '#app/model/districts/schema.server.ts';
import { helplines } from '#app/model/helplines/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { talukas } from '#app/model/talukas/data.server.ts';
import { widowPension } from '#tests/content.ts';

/** A cheap phone, in CSS pixels. */
const PHONE = { width: 360, height: 616 };
/** Ends above the bar at the bottom. */
const FIRST_SCREEN = PHONE.height - 60;

const readers = [
  {
    code: 'en' as const,
    words: 'Say it in your own words',
    check: 'Check what I can get',
    actions: [/^Listen/, 'Send', /^Papers \(\d+\)$/],
    continue: 'Continue',
    answers: ['Yes', 'No'],
    nextSteps: ['Papers', 'Where to go', 'Send'],
  },
  {
    code: 'mr' as const,
    words: 'आपल्या शब्दांत लिहा',
    check: 'मला काय मिळेल ते पाहा',
    actions: [/^ऐका/, 'पाठवा', /^कागदपत्रे \([०-९]+\)$/],
    continue: 'पुढे',
    answers: ['होय', 'नाही'],
    nextSteps: ['कागदपत्रे', 'कुठे जायचे', 'पाठवा'],
  },
];

/** Limits of the design of phone screens, in CSS pixels from the top of the page. */
const HOME_END = 3700;
const AMOUNT_END = 400;
const ACTIONS_END = 900;

const skipped: Answers = Object.fromEntries(QUESTION_IDS.map((id) => [id, { skipped: true }]));
/** Answers every question except one, which the finder then asks. */
const untilAsked = (question: keyof Answers): Answers => ({
  ...skipped,
  situation: { chosen: ['single'] },
  [question]: undefined,
});
const aWidow: Answers = {
  ...skipped,
  helping: { chosen: ['no'] },
  situation: { chosen: ['single'] },
  marital: { chosen: ['widow'] },
  age: { from: 45, to: 45 },
  bpl: { chosen: ['yes'] },
  residence: { chosen: ['yes'] },
  otherPension: { chosen: ['no'] },
};

const [taluka] = Object.values(talukas);

const THANE: DistrictId = 'thane';

const withChoice = situations.find(({ choice }) => choice);
const withLeave = situations.find(({ leave, call, choice }) => leave && call && !choice);

/**
 * Positions that the design of phone screens demands, in CSS pixels from the top of the Marathi page. `choose` makes the choices of
 * the drawing. `oneLine`: texts that the drawing shows in one line. `undrawn`: elements that the drawing lacks.
 */
type Drawn = {
  what: string;
  path: string;
  y: number;
  element: (main: Locator) => Locator;
  choose?: (main: Locator) => Promise<unknown>;
  oneLine?: string;
  undrawn?: string;
};

const DRAWN: Drawn[] = [
  {
    what: 'the first situation of home',
    path: '/',
    y: 164,
    element: (main) => main.getByRole('heading', { level: 2 }),
  },
  {
    what: 'the amount of a pension',
    path: `/scheme/${widowPension.id}`,
    y: 273,
    element: (main) => main.getByText(/[₹]/),
    // The official word for pension takes a second line.
    oneLine: 'h1, h1 + p',
  },
  {
    what: 'the first answer to a question about a number',
    path: `/eligibility#${formatAnswers(untilAsked('age'))}`,
    y: 135,
    element: (main) => main.getByRole('radio'),
  },
  {
    what: 'the telephone of an urgent situation',
    path: `/situations/${withLeave?.id}`,
    y: 295,
    element: (main) => main.locator('a[href^="tel:"]'),
  },
  {
    what: 'the first choice of a situation',
    path: `/situations/${withChoice?.id}`,
    y: 261,
    element: (main) => main.locator('summary'),
    oneLine: 'article p',
  },
  {
    what: 'the first taluka of a district',
    path: `/district/${taluka?.district}`,
    y: 283,
    element: (main) => main.locator('summary'),
    oneLine: 'h1, h2',
  },
  {
    what: 'the portal for complaints',
    path: '/grievancesredressal',
    y: 496,
    element: (main) => main.locator('a[target="_blank"]'),
    // Says that the page is not confirmed yet.
    undrawn: 'h1 + div',
  },
  {
    what: 'the first hostel for girls of a district',
    path: '/hostels/governmenthostels',
    y: 431,
    async choose(main) {
      await main.getByRole('combobox').last().selectOption(THANE);
      await main.locator('label:visible', { has: main.page().locator('[value="girls"]') }).tap();
    },
    element: (main) => main.locator('li a'),
  },
  { what: 'the message that a page is not here', path: '/404', y: 159, element: (main) => main.locator('h1') },
];

const TOLERANCE = 1.05;

/** Returns the height that a page has above a line in addition to its drawing. */
const addedHeight = (main: Locator, line: number, { oneLine = ':not(*)', undrawn = ':not(*)' }: Drawn) =>
  main.evaluate(
    (element, { y, oneLine, undrawn }) => {
      const above = (selector: string) =>
        [...element.querySelectorAll(selector)].filter((one) => one.getBoundingClientRect().bottom < y);
      const furtherLines = above(oneLine).map((one) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(one);
        const [first = 0, top = 0, bottom = 0] = [lineHeight, paddingTop, paddingBottom].map(Number.parseFloat);
        return Math.max(0, one.getBoundingClientRect().height - first - top - bottom);
      });
      const others = above(undrawn).map((one) => one.getBoundingClientRect().height);
      return [...furtherLines, ...others].reduce((sum, height) => sum + height, 0);
    },
    { y: line, oneLine, undrawn },
  );

test.use({ viewport: PHONE, hasTouch: true });

/** Returns the distances of an element's edges from the top of the page. */
async function edges(element: Locator): Promise<{ top: number; bottom: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown.`);
  const scrolled = await element.page().evaluate(() => scrollY);
  return { top: box.y + scrolled, bottom: box.y + scrolled + box.height };
}

/** Returns the elements that end below a line. */
async function below(line: number, elements: Locator[]): Promise<string[]> {
  const found: string[] = [];
  for (const element of elements) {
    const { bottom } = await edges(element);
    if (bottom > line) found.push(`${element} ends at ${bottom}`);
  }
  return found;
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Opens a page as a visitor who has chosen the language, so that no strip offers the other one. */
async function open(page: Page, code: 'en' | 'mr', path: string) {
  await page.addInitScript((language) => localStorage.setItem('language', language), code);
  await page.goto(pathIn(code, path));
}

for (const reader of readers) {
  const { code } = reader;

  test.describe(`on the first screen of a cheap phone, in "${code}",`, () => {
    test('home has four situations, search and the finder, and is at most six screens long', async ({ page }) => {
      await open(page, code, '/');
      const main = page.getByRole('main');
      const shown = main.getByRole('heading', { level: 2 }).getByRole('link');
      const first = [0, 1, 2, 3].map((index) => shown.nth(index));
      const controls = [main.getByPlaceholder(reader.words), main.getByRole('link', { name: reader.check })];
      expect(await below(FIRST_SCREEN, [...first, ...controls])).toEqual([]);
      expect(await heightOf(page)).toBeLessThanOrEqual(HOME_END);
    });

    test('a pension has its amount, and its actions come soon after', async ({ page }) => {
      await open(page, code, `/scheme/${widowPension.id}`);
      const main = page.getByRole('main');
      const amount = main.getByText(formatRupees(widowPension.benefits[0]?.rupees ?? 0, code)).first();
      expect(await below(AMOUNT_END, [amount])).toEqual([]);
      const actions = reader.actions.map((name) =>
        main.getByRole('button', { name }).or(main.getByRole('link', { name })).first(),
      );
      expect(await below(ACTIONS_END, actions)).toEqual([]);
    });

    test('a question of the finder has its answers and the button that leads on', async ({ page }) => {
      await open(page, code, `/eligibility#${formatAnswers(untilAsked('bpl'))}`);
      const answers = reader.answers.map((name) => page.getByRole('radio', { name, exact: true }));
      const leadsOn = page.getByRole('button', { name: reader.continue, exact: true });
      expect(await below(PHONE.height, [...answers, leadsOn])).toEqual([]);
    });

    test('the result of the finder has names, amounts and what to do next within two screens', async ({ page }) => {
      await open(page, code, `/eligibility#${formatAnswers(aWidow)}`);
      const main = page.getByRole('main');
      const schemes = main.locator('a[href*="/scheme/"]:visible');
      await expect(schemes.first()).toBeVisible();
      const next = reader.nextSteps.map((name) =>
        main.getByText(name, { exact: true }).filter({ visible: true }).first(),
      );
      expect(await below(2 * PHONE.height, [schemes.first(), ...next])).toEqual([]);
    });

    test('a situation with numbers to call has the first of them, unless it begins with a choice', async ({ page }) => {
      for (const { id, call: [first = ''] = [] } of situations.filter(({ call, choice }) => call && !choice)) {
        await open(page, code, `/situations/${id}`);
        const call = page.getByRole('main').locator(`a[href^="tel:"]`, { hasText: helplines[first]?.number ?? '' });
        expect(await below(PHONE.height, [call.first()]), id).toEqual([]);
      }
    });

    test('each situation is at most six screens long', async ({ page }) => {
      const long: string[] = [];
      for (const situation of situations) {
        await open(page, code, `/situations/${situation.id}`);
        const height = await heightOf(page);
        if (height > 6 * PHONE.height) long.push(`${situation.id} is ${height} high`);
      }
      expect(long).toEqual([]);
    });

    for (const drawn of DRAWN)
      test(`${drawn.what} is where the design draws it`, async ({ page }) => {
        await open(page, code, drawn.path);
        const main = page.getByRole('main');
        await drawn.choose?.(main);
        const { top } = await edges(drawn.element(main).filter({ visible: true }).first());
        expect(top - (await addedHeight(main, top, drawn))).toBeLessThanOrEqual(drawn.y * TOLERANCE);
      });
  });
}
