import { expect, type Page } from '@playwright/test';
import { violations, waitForIsland } from '#tests/e2e/support/page.ts';
import { test } from './examples.ts';

// Tests each theme, each width and each language once, not all combinations, because themes change only colours.
const readers = [
  { language: 'English', url: '/examples', theme: 'light', width: 320 },
  { language: 'Marathi', url: '/mr/examples', theme: 'dark', width: 1280 },
] as const;

/** Timeout until React has drawn the examples, in development mode. Playwright's default is too short on a busy machine. */
const PATIENCE_MS = 30_000;

/** Disables rules for whole pages, because the examples repeat landmarks and break the order of headings. */
const ONLY_ON_A_PAGE = { 'landmark-unique': { enabled: false }, 'heading-order': { enabled: false } };

/** Returns accessibility violations in the examples. Omits simulated focus states, which repeat other states. */
const barriersInExamples = (page: Page) =>
  violations(page, { include: ['main'], exclude: ['[data-test-state="focus"]'] }, ONLY_ON_A_PAGE);

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens one state of a component and waits until the page shows only that component. */
async function openState(page: Page, component: string, state: string) {
  await page.goto(`/examples?component=${component}&state=${state}`);
  await expect(page.getByRole('heading', { level: 1, name: component })).toBeVisible({ timeout: PATIENCE_MS });
}

for (const { language, url, theme, width } of readers) {
  test(`no component has an accessibility violation in any state: ${language}, ${theme}, ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${url}?theme=${theme}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme, { timeout: PATIENCE_MS });
    expect(await barriersInExamples(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test(`no component scrolls sideways at 320 px with the largest text: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(url);
    await waitForIsland(page, 'ExamplesScreen', { timeout: PATIENCE_MS });
    await page.evaluate(() => document.documentElement.setAttribute('data-text-size', '2'));
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

for (const component of ['Dialog', 'PhotosDialog']) {
  test(`an open overlay has no accessibility violation: ${component}`, async ({ page }) => {
    await openState(page, component, 'plain');
    await page.getByRole('main').getByRole('button', { name: 'View' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await barriersInExamples(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('a simulated focus state shows the focus ring', async ({ page }) => {
  await openState(page, 'PageLink', 'focus');
  const link = page.getByRole('main').getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveCSS('outline', /solid 3px/);
});

test('a Marathi example stays in Marathi on the English page', async ({ page }) => {
  await openState(page, 'OfficeCard', 'long Marathi');
  await expect(page.getByRole('main').getByRole('link', { name: 'नकाशा' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Map' })).toHaveCount(0);
});

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });
  test('every component except the overlays is shown in every state', async ({ page }) => {
    await page.goto('/mr/examples');
    await expect(page.getByRole('heading', { level: 2, name: 'OfficeCard' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'long Marathi' })).not.toHaveCount(0);
  });
});
