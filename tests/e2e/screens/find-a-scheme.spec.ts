import { expect, type Page, test } from '@playwright/test';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { pathIn } from '#app/i18n/language.ts';
import { categories, schemes } from '#app/model/schemes/data.server.ts';
import { amountOfScheme, anOffice, anotherScheme, aScheme, nameOf, schemePath } from '#tests/content.ts';
import { holdRequests, waitForIsland, widerThanWindow } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const ALL = schemes.length;

const textOf = (kind: 'age' | 'income') =>
  aScheme.eligibility.find((rule) => rule.kind === kind)?.text ?? { en: '', mr: '' };

/** Finds a category of two to eight schemes, which the list shows without "Show more". */
const [few = categories[0]] = categories.filter(({ id }) => {
  const count = schemes.filter(({ category }) => category === id).length;
  return count > 1 && count <= 8;
});
const fewSchemes = schemes.filter(({ category }) => category === few?.id).length;
const own = aScheme.category;
const ownSchemes = schemes.filter(({ category }) => category === own).length;

const readers = [
  {
    language: 'English',
    root: '',
    heading: 'Schemes',
    all: `${ALL} schemes`,
    more: 'Show 8 more',
    showEvery: `Show all ${ALL}`,
    everyListed: `All ${ALL} are listed`,
    listed: `Showing 16 of ${ALL}`,
    students: 'Students',
    category: 'Category',
    categories: 'Categories of schemes',
    few: `${few?.title.en} (${fewSchemes})`,
    fewFound: `${fewSchemes} schemes`,
    none: 'No schemes found',
    ofCategory: /category/,
    showAll: 'All schemes',
    search: 'Search schemes',
    scheme: nameOf(aScheme).en,
    amount: amountOfScheme('en'),
    onThisPage: 'On this page',
    howTo: 'How to apply',
    who: 'Who can get it',
    conditions: [textOf('age').en, textOf('income').en],
    published: formatDate(aScheme.publishedDate ?? aScheme.asOf, 'en'),
    district: 'Your district',
    place: anOffice.place.en,
    office: anOffice.designation.en,
    offices: 'Offices of all districts',
  },
  {
    language: 'Marathi',
    root: '/mr',
    heading: 'योजना',
    all: `${formatNumber(ALL, 'mr')} योजना`,
    more: 'आणखी ८ दाखवा',
    showEvery: `सर्व ${formatNumber(ALL, 'mr')} दाखवा`,
    everyListed: `सर्व ${formatNumber(ALL, 'mr')} योजना दाखवल्या आहेत`,
    listed: `${formatNumber(ALL, 'mr')} पैकी १६ योजना`,
    students: 'विद्यार्थी',
    category: 'प्रकार',
    categories: 'योजनांचे प्रकार',
    few: `${few?.title.mr} (${formatNumber(fewSchemes, 'mr')})`,
    fewFound: `${formatNumber(fewSchemes, 'mr')} योजना`,
    none: 'योजना आढळली नाही',
    ofCategory: /प्रकार/,
    showAll: 'सर्व योजना',
    search: 'योजना शोधा',
    scheme: nameOf(aScheme).mr,
    amount: amountOfScheme('mr'),
    onThisPage: 'या पानावर',
    howTo: 'अर्ज कसा करायचा',
    who: 'कोणाला मिळते',
    conditions: [textOf('age').mr, textOf('income').mr],
    published: formatDate(aScheme.publishedDate ?? aScheme.asOf, 'mr'),
    district: 'आपला जिल्हा',
    place: anOffice.place.mr,
    office: anOffice.designation.mr,
    offices: 'सर्व जिल्ह्यांची कार्यालये',
  },
];

for (const reader of readers) {
  const { language, root } = reader;
  const { inEnglish, inMarathi } = testsIn(root ? 'mr' : 'en');
  const cards = 'main article:visible';

  inEnglish(
    `a ${language} reader finds a scheme by its name, then filters the schemes by category, and the address includes the filter`,
    async ({ page }) => {
      await page.goto(`${root}/scheme`);
      await expect(page.getByRole('heading', { level: 1, name: reader.heading })).toBeVisible();
      await expect(page.getByText(reader.all, { exact: true })).toBeVisible();
      await page.getByRole('searchbox', { name: reader.search }).fill(reader.scheme);
      await expect(page.getByRole('link', { name: reader.scheme, exact: true })).toBeVisible();
      await page.getByRole('searchbox', { name: reader.search }).fill('');
      await page.getByLabel(reader.category, { exact: true }).selectOption({ label: reader.few });
      await expect(page.locator('main [aria-live]')).toHaveText(reader.fewFound);
      await expect(page.locator(cards)).toHaveCount(fewSchemes);
      await expect(page).toHaveURL(new RegExp(`\\?category=${few?.id}$`));
      await page.reload();
      await expect(page.locator(cards)).toHaveCount(fewSchemes);
      await expect(page.getByLabel(reader.category, { exact: true })).toHaveValue(few?.id ?? '');
    },
  );

  inMarathi(`a ${language} reader opens a scheme and returns to the same category`, async ({ page }) => {
    await page.goto(`${root}/scheme?category=${own}`);
    await expect(page.locator(cards)).toHaveCount(Math.min(ownSchemes, 8));
    await page.locator(cards).getByRole('link', { name: reader.scheme }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: reader.scheme })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: reader.heading, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`\\?category=${own}$`));
    await expect(page.locator(cards)).toHaveCount(Math.min(ownSchemes, 8));
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: reader.scheme })).toBeVisible();
    await page.goBack();
    await expect(page.locator(cards)).toHaveCount(Math.min(ownSchemes, 8));
  });

  inEnglish(
    `a ${language} reader lists more schemes and continues from the first new one, and returns from a scheme to the same place in a long list`,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(`${root}/scheme`);
      await expect(page.locator(cards)).toHaveCount(8);
      await page.getByRole('link', { name: reader.more }).click();
      await expect(page.locator(cards)).toHaveCount(16);
      await expect(page.locator(cards).nth(8).getByRole('heading').getByRole('link')).toBeFocused();
      await expect(page.getByText(reader.listed, { exact: true })).toBeVisible();
      await expect(page.locator('main [aria-live]')).toHaveText(reader.all);
      const opened = page.locator(cards).nth(12).getByRole('heading').getByRole('link');
      await opened.scrollIntoViewIfNeeded();
      await opened.click();
      await page.getByRole('main').getByRole('link', { name: reader.heading, exact: true }).click();
      await expect(page.locator(cards)).toHaveCount(16);
      // Fonts that load late may move lines, but the scheme must stay in view.
      await expect(opened).toBeInViewport();
      await page.reload();
      await expect(page.locator(cards)).toHaveCount(16);
    },
  );

  inMarathi(
    `a ${language} reader lists all schemes at once with the keyboard, hears a message and continues from the first new scheme`,
    async ({ page }) => {
      await page.goto(`${root}/scheme`);
      await page.getByRole('link', { name: reader.showEvery, exact: true }).press('Enter');
      await expect(page.locator(cards)).toHaveCount(ALL);
      await expect(page.locator(cards).nth(8).getByRole('heading').getByRole('link')).toBeFocused();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(reader.everyListed);
      await expect(page.getByRole('link', { name: reader.more })).toHaveCount(0);
      await page.reload();
      await expect(page.locator(cards)).toHaveCount(ALL);
    },
  );

  inMarathi(
    `a ${language} reader whose search matches no scheme lists all schemes again, then filters the schemes for students, and the address includes the filter`,
    async ({ page }) => {
      const forStudents = schemes.filter(({ audiences }) => audiences.includes('student')).length;
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${root}/scheme`);
      await page.getByRole('searchbox', { name: reader.search }).fill('qqqq');
      await expect(page.getByRole('heading', { name: reader.none })).toBeVisible();
      await page.getByRole('button', { name: reader.showAll }).click();
      await expect(page.locator('main [aria-live]')).toHaveText(reader.all);
      await page.getByRole('checkbox', { name: reader.students }).check();
      await expect(page.locator('main [aria-live]')).toContainText(formatNumber(forStudents, root ? 'mr' : 'en'));
      await expect(page).toHaveURL(/\?for=student$/);
      await page.reload();
      await expect(page.getByRole('checkbox', { name: reader.students })).toBeChecked();
    },
  );

  inMarathi(
    `a ${language} reader types a long word that no scheme has, sees it on a narrow phone, and is sent to other categories only from one`,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 616 });
      await page.goto(`${root}/scheme`);
      await page.getByRole('searchbox', { name: reader.search }).fill('q'.repeat(60));
      const advice = page
        .getByRole('main')
        .getByRole('heading', { name: reader.none })
        .locator('xpath=following::p[1]');
      await expect(advice).not.toContainText(reader.ofCategory);
      expect(await widerThanWindow(page)).toBe(0);
      await page.getByLabel(reader.category, { exact: true }).selectOption({ label: reader.few });
      await expect(advice).toContainText(reader.ofCategory);
    },
  );

  inEnglish(`a ${language} reader reads what a scheme gives, who can get it and where to apply`, async ({ page }) => {
    await page.goto(`${root}${schemePath}`);
    await page.getByRole('navigation', { name: reader.onThisPage }).getByRole('link', { name: reader.howTo }).click();
    await expect(page).toHaveURL(/#apply$/);
    await expect(page.getByRole('heading', { name: reader.howTo })).toBeInViewport();
    const facts = page.locator('[aria-labelledby="key-facts"]');
    await expect(facts.getByText(reader.amount).first()).toBeVisible();
    for (const condition of reader.conditions)
      await expect(page.getByRole('region', { name: reader.who }).getByText(condition)).toBeVisible();
    await expect(page.getByText(reader.published).first()).toBeVisible();
    await page.getByLabel(reader.district, { exact: true }).selectOption({ label: reader.place });
    await expect(page.getByText(reader.office, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(page.locator(`a[href="${anOffice.call}"]`).filter({ visible: true })).toHaveCount(1);
    await page.goto(`${root}/scheme/${anotherScheme.id}`);
    const district = page.getByLabel(reader.district, { exact: true });
    await expect(district.first().locator('option:checked')).toHaveText(reader.place);
  });
}

test('a screen reader finds no empty list among the schemes, before and after their script has loaded', async ({
  page,
}) => {
  await page.goto('/mr/scheme');
  expect(await countLists(page)).toMatchObject({ empty: 0 });
  await page.getByRole('searchbox', { name: 'योजना शोधा' }).focus();
  await waitForIsland(page, 'SchemeBrowser');
  const { all, empty } = await countLists(page);
  expect(all).toBeGreaterThan(1);
  expect(empty).toBe(0);
});

/** Counts the lists in Chromium's accessibility tree. Playwright's roles omit a list without a box of its own. */
async function countLists(page: Page): Promise<{ all: number; empty: number }> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const lists = nodes.filter(({ role, ignored }) => role?.value === 'list' && !ignored);
  return { all: lists.length, empty: lists.filter(({ childIds = [] }) => childIds.length === 0).length };
}

test("the browser's find in page reveals schemes that are not listed yet", async ({ page }) => {
  await page.goto('/scheme');
  await page.getByRole('searchbox', { name: 'Search schemes' }).focus();
  await waitForIsland(page, 'SchemeBrowser');
  const cards = page.locator('main article');
  const last = page.locator('main li:has(article)').last();
  await expect(last).toHaveAttribute('hidden', 'until-found');
  // Simulates find in page: browsers dispatch this event on the hidden element that contains the match.
  await last.dispatchEvent('beforematch');
  await expect(cards.filter({ visible: true })).toHaveCount(ALL);
});

test('"Show more", clicked before the script loads, lists every scheme, also for screen readers', async ({ page }) => {
  const arrive = await holdRequests(page, /entry\.client/);
  await page.goto('/scheme', { waitUntil: 'commit' });
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await expect(page.locator('main article').filter({ visible: true })).toHaveCount(ALL);
  arrive();
  await page.waitForLoadState();
  const read = page.getByRole('main').getByRole('article');
  await expect(read).toHaveCount(ALL);
  const category = page.getByLabel('Category', { exact: true });
  await category.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?category=/);
  await category.selectOption({ index: 0 });
  await expect(read).toHaveCount(8);
  await expect(page.locator('main article').filter({ visible: true })).toHaveCount(8);
});

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, root, categories: listOfCategories, few: chosen, scheme, offices, office } of readers) {
    const { inEnglish, inMarathi } = testsIn(root ? 'mr' : 'en');
    inMarathi(`a ${language} reader still has every scheme, and links to each category`, async ({ page }) => {
      await page.goto(`${root}/scheme`);
      await expect(page.locator('main article')).toHaveCount(ALL);
      await expect(page.getByRole('link', { name: scheme, exact: true })).toBeVisible();
      await page.getByRole('navigation', { name: listOfCategories }).getByRole('link', { name: chosen }).click();
      await expect(page).toHaveURL(new RegExp(`#${few?.id}$`));
    });

    inEnglish(`a ${language} reader still reads the offices of all districts on a scheme's page`, async ({ page }) => {
      await page.goto(`${root}${schemePath}`);
      await expect(page.getByRole('heading', { level: 1, name: scheme })).toBeVisible();
      await page.getByText(offices).click();
      await expect(page.getByText(office, { exact: true })).toBeVisible();
    });
  }
});

for (const [code, who] of [
  ['en', 'Who can get it'],
  ['mr', 'कोणाला मिळते'],
] as const)
  test(`the scheme for people whom a condition keeps out is a link below the conditions: "${code}"`, async ({
    page,
  }) => {
    const one = schemes.find(({ otherwise }) => otherwise);
    const other = schemes.find(({ id }) => id === one?.otherwise?.[0]?.scheme);
    if (!one || !other) throw new Error('The content sends nobody to another scheme.');
    await page.goto(pathIn(code, `/scheme/${one.id}`));
    const conditions = page.getByRole('region', { name: who, exact: true });
    await conditions.getByRole('link', { name: nameOf(other)[code], exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: nameOf(other)[code] })).toBeVisible();
  });
