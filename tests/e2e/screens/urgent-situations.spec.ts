import { expect, type Page, test } from '@playwright/test';
import { helplines } from '#app/model/helplines/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const urgent = situations.find(({ call, leave }) => call && leave);
const open = situations.find(({ leave }) => !leave);
const calls = urgent?.call?.flatMap((id) => helplines[id] ?? []) ?? [];
const [calm] = situations.flatMap(({ id, lead, advice }) => (advice ? { id, lead, advice } : []));
if (!urgent || !open || !calm)
  throw new Error('The content has no situation that visitors can leave at once, or none with numbers for advice.');

/** Limit of the design of phone screens, in pixels from the top of the page. */
const MAX_FIRST_Y = 700;

const readers = [
  { code: 'en' as const, root: '', first: 'Do this first', leave: 'Close this page', home: '/' },
  { code: 'mr' as const, root: '/mr', first: 'आधी हे करा', leave: 'पान बंद करा', home: '/mr' },
];

for (const { code, root, first, leave, home } of readers) {
  const { inEnglish, inMarathi } = testsIn(code);
  const address = `${root}/situations/${urgent.id}`;

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled, viewport: { width: 360, height: 616 } });

      inMarathi(`somebody in danger finds the number to call above the first steps: "${code}"`, async ({ page }) => {
        await page.goto(address);
        const steps = await page.getByRole('region', { name: first }).boundingBox();
        expect(steps?.y).toBeLessThanOrEqual(MAX_FIRST_Y);
        for (const { number, title } of calls) {
          const link = page.getByRole('main').getByRole('link', { name: number });
          await expect(link.first()).toHaveAttribute('href', `tel:${number.replaceAll('-', '')}`);
          await expect(link.first()).toContainText(title[code]);
          const box = await link.first().boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(56);
          expect(box?.y).toBeLessThan(steps?.y ?? 0);
        }
      });

      inMarathi(`numbers for advice are plain rows after the money and the steps: "${code}"`, async ({ page }) => {
        const { advice } = calm;
        const lead = calm.lead[code];
        await page.goto(`${root}/situations/${calm.id}`);
        const main = page.getByRole('main');
        const steps = await main.getByRole('region', { name: first }).boundingBox();
        const money = await main.getByText(lead, { exact: true }).boundingBox();
        expect(money?.y).toBeLessThan(steps?.y ?? 0);
        for (const row of await main.getByRole('region', { name: advice.title[code] }).getByRole('link').all()) {
          await expect(row).toHaveAttribute('href', /^tel:/);
          await expect(row).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
          const box = await row.boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(44);
          expect(box?.y).toBeGreaterThan((steps?.y ?? 0) + (steps?.height ?? 0));
        }
      });

      inEnglish(`"close this page" opens the home page of the language: "${code}"`, async ({ page }) => {
        await page.goto(`${root}/situations/${open.id}`);
        await expect(page.getByRole('link', { name: leave })).toHaveCount(0);
        await page.goto(address);
        await page.getByRole('link', { name: leave }).click();
        await expect(page).toHaveURL(new RegExp(`//[^/]+${home}$`));
        if (!javaScriptEnabled) return;
        await page.goBack();
        await expect(page).toHaveURL(new RegExp(`/situations/${open.id}$`));
      });
    });
}

const leaveLink = (page: Page) =>
  page.getByRole('link', { name: new RegExp(readers.map(({ leave }) => leave).join('|')) });

/** Actions that add a history entry of the page. */
const STEPS: { step: string; take: (page: Page) => Promise<void>; home: string }[] = [
  {
    step: 'the link to the content',
    take: (page) => page.getByRole('link', { name: 'Skip to main content' }).press('Enter'),
    home: '/',
  },
  {
    step: 'the language switch',
    take: (page) => page.getByRole('link', { name: 'मराठी' }).first().click(),
    home: '/mr',
  },
];

for (const path of [`/situations/${urgent.id}`, `/situations/${urgent.id}/sheet`])
  for (const { step, take, home } of STEPS)
    test(`Back does not lead to ${path} again when it was left after ${step}`, async ({ page }) => {
      await page.goto('/situations');
      await page.goto(path);
      const first = page.url();
      await take(page);
      await expect(page).not.toHaveURL(first);
      await leaveLink(page).click();
      await expect(page).toHaveURL(home);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(home);
      await page.goBack();
      await expect(page).toHaveURL(/\/situations$/);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
