import { expect, type Page, test } from '@playwright/test';
import { schemePath } from '#tests/content.ts';
import { isSampled, WHOLE, waitForIdle, waitForIsland } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const readers = [
  { language: 'English', root: '' },
  { language: 'Marathi', root: '/mr' },
];

/** Pages with drop-down lists, checkboxes or radio buttons. */
const CHOICES = ['/scheme', '/office/assistant', '/hostels/governmenthostels', schemePath, '/notices/pastevents'];

/** Returns values that identify the loaded document, with its address and title. */
const opened = (page: Page) =>
  page.evaluate(() => ({ document: performance.timeOrigin, address: location.href, title: document.title }));

/** Returns everything that a press could change: address, title, ARIA states, fields. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const states = [
      'aria-pressed',
      'aria-expanded',
      'aria-selected',
      'aria-current',
      'open',
      'data-theme',
      'data-text-size',
    ];
    // Omits search fields, to which React adds the states of a combobox.
    const elements = [...document.querySelectorAll(states.map((name) => `:not(input)[${name}]`).join())];
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
    return JSON.stringify([
      location.href,
      document.title,
      elements.map((element) => states.map((name) => element.getAttribute(name))),
      fields.map((field) => [field.value, 'checked' in field && field.checked]),
    ]);
  });

for (const { language, root } of readers) {
  const { inEnglish, inMarathi } = testsIn(root ? 'mr' : 'en');
  test.describe(`a ${language} reader`, () => {
    test('who moves the pointer away before releasing the button changes nothing', {
      tag: '@conformance/taken-back',
    }, async ({ page }) => {
      for (const [path, selector] of [
        ['/', 'button, summary, [role="tab"], label, header a'],
        ['/hostels/governmenthostels', ':is(button, summary, label)'],
      ].filter((_, index) => isSampled(root ? 'mr' : 'en', index))) {
        await page.goto(root + path);
        const controls = page.locator(selector ?? '').filter({ visible: true });
        let pressed = 0;
        for (const control of (await controls.all()).slice(0, WHOLE || path === '/' ? undefined : 15)) {
          await control.scrollIntoViewIfNeeded();
          const box = await control.boundingBox();
          if (!box) continue;
          const before = await stateOf(page);
          await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
          await page.mouse.down();
          expect(await stateOf(page), `${path}: pressed ${await control.textContent()}`).toBe(before);
          // Moves vertically, because carousels follow horizontal movement.
          await page.mouse.move(box.x + box.width / 2, box.y > 450 ? 1 : 899);
          await page.mouse.up();
          expect(await stateOf(page), `${path}: left ${await control.textContent()}`).toBe(before);
          pressed += 1;
        }
        expect(pressed, path).toBeGreaterThan(10);
      }
    });

    inEnglish(
      'who leaves a page open for a day finds it unchanged',
      { tag: '@conformance/no-time-limit' },
      async ({ page }) => {
        await page.clock.install();
        for (const path of ['/', '/scheme', '/eligibility']) {
          await page.goto(root + path);
          const boxes = page.getByRole('main').getByRole('checkbox');
          if (path === '/eligibility') await boxes.first().check();
          const before = await opened(page);
          await page.clock.fastForward('24:00:00');
          await page.clock.runFor(1000);
          expect(await opened(page)).toEqual(before);
          if (path === '/eligibility') await expect(boxes.first()).toBeChecked();
        }
      },
    );

    inMarathi(
      'who types letters outside a field triggers nothing',
      { tag: '@conformance/no-letter-keys' },
      async ({ page }) => {
        for (const path of ['/', '/scheme', '/photogallery', '/videogallery']) {
          await page.goto(root + path);
          const address = page.url();
          const title = await page.title();
          for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789/?.') await page.keyboard.press(key);
          expect(page.url()).toBe(address);
          expect(await page.title()).toBe(title);
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      },
    );

    inEnglish(
      'who changes a field stays on the page and in the field',
      { tag: '@conformance/choosing' },
      async ({ page }) => {
        test.setTimeout(120_000);
        for (const path of CHOICES) {
          await page.goto(root + path);
          const fields = page
            .getByRole('main')
            .locator('select, input[type="checkbox"], input[type="radio"]:not(:checked)');
          const visible = fields.filter({ visible: true });
          expect(await visible.count(), path).toBeGreaterThan(0);
          // Keeps the element instead of the locator, which may match another element after the choice.
          const field = await visible.first().elementHandle();
          if (!field) throw new Error(`${path} has no field to choose in`);
          await field.focus();
          const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
          if (isList) await field.selectOption({ index: 1 });
          else await page.keyboard.press('Space');
          const island = field.evaluate((element) => element.closest('[data-island]')?.getAttribute('data-island'));
          if (await island) await waitForIsland(page, (await island) ?? '');
          await waitForIdle(page);
          expect(new URL(page.url()).pathname).toBe(root + path);
          expect(await field.evaluate((element) => element === document.activeElement), path).toBe(true);
        }
      },
    );
  });
}
