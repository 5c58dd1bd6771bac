import { expect, test } from '@playwright/test';
import { untilReady } from './support.ts';

const readers = [
  { language: 'English', root: '', more: 'More', drawer: 'More on this site', schemes: 'Schemes' },
  { language: 'Marathi', root: '/mr', more: 'अधिक', drawer: 'या संकेतस्थळावर आणखी', schemes: 'योजना' },
];

/** Pages with fields to choose from. */
const CHOICES = [
  '/scheme',
  '/office/assistant',
  '/hostels/governmenthostels',
  '/scheme/vayoshree',
  '/notices/pastevents',
];

for (const { language, root, more, drawer, schemes } of readers) {
  test.describe(`a ${language} reader`, () => {
    test('who presses by mistake and moves away before letting go has done nothing', {
      tag: '@conformance/taken-back',
    }, async ({ page }) => {
      await page.goto(`${root}/help`);
      await untilReady(page);
      const address = page.url();
      const navigation = page
        .getByRole('banner')
        .getByRole('link', { name: schemes, exact: true })
        .filter({ visible: true });
      for (const target of [page.getByRole('button', { name: more, exact: true }), navigation.first()]) {
        await target.hover();
        await page.mouse.down();
        await expect(page.getByRole('dialog', { name: drawer })).toBeHidden();
        await page.mouse.move(2, 600);
        await page.mouse.up();
        await expect(page.getByRole('dialog', { name: drawer })).toBeHidden();
        expect(page.url()).toBe(address);
      }
    });

    test('who types letters outside a field sets nothing off', { tag: '@conformance/no-letter-keys' }, async ({
      page,
    }) => {
      for (const path of ['/', '/scheme', '/photogallery', '/videogallery']) {
        await page.goto(root + path);
        await untilReady(page);
        const address = page.url();
        const title = await page.title();
        for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789/?.') await page.keyboard.press(key);
        expect(page.url()).toBe(address);
        expect(await page.title()).toBe(title);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });

    test('who chooses in a field stays on the page and in the field', { tag: '@conformance/choosing' }, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      for (const path of CHOICES) {
        await page.goto(root + path);
        await untilReady(page);
        const fields = page
          .getByRole('main')
          .locator('select, input[type="checkbox"], input[type="radio"]:not(:checked)');
        // The element itself: after the choice another one is the first that is not chosen.
        const visible = fields.filter({ visible: true });
        expect(await visible.count(), path).toBeGreaterThan(0);
        const field = await visible.first().elementHandle();
        if (!field) throw new Error(`${path} has no field to choose in`);
        await field.focus();
        const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
        if (isList) await field.selectOption({ index: 1 });
        else await page.keyboard.press('Space');
        await page.waitForTimeout(300);
        expect(new URL(page.url()).pathname).toBe(root + path);
        expect(await field.evaluate((element) => element === document.activeElement), path).toBe(true);
      }
    });
  });
}
