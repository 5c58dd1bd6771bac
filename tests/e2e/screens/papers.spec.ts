import { expect, type Page, test } from '@playwright/test';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { aScheme, firstDocument, nameOf, schemePath, withSamePaper } from '#tests/content.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const PAPERS = new Set([...aScheme.documents, ...withSamePaper.documents]).size;

const readers = [
  {
    language: 'English',
    root: '',
    choose: 'Choose schemes',
    find: 'Find a scheme',
    widow: { word: nameOf(withSamePaper).en, scheme: nameOf(withSamePaper).en },
    elder: { word: nameOf(aScheme).en, scheme: nameOf(aScheme).en },
    shared: firstDocument(aScheme).en,
    none: `0 of ${PAPERS} ready`,
    one: `1 of ${PAPERS} ready`,
    keep: 'Keep my list and ticks on this device',
    refused: 'This browser does not let the site keep anything.',
    clear: 'Clear the list',
    all: 'Papers of all schemes',
    add: 'Add these to my list of papers',
  },
  {
    language: 'Marathi',
    root: '/mr',
    choose: 'योजना निवडा',
    find: 'योजना शोधा',
    widow: { word: nameOf(withSamePaper).mr, scheme: nameOf(withSamePaper).mr },
    elder: { word: nameOf(aScheme).mr, scheme: nameOf(aScheme).mr },
    shared: firstDocument(aScheme).mr,
    none: `${formatNumber(PAPERS, 'mr')} पैकी ० तयार`,
    one: `${formatNumber(PAPERS, 'mr')} पैकी १ तयार`,
    keep: 'माझी यादी व खुणा या फोनवर ठेवा',
    refused: 'हा ब्राउझर काहीही साठवू देत नाही.',
    clear: 'यादी पुसा',
    all: 'सर्व योजनांची कागदपत्रे',
    add: 'ही कागदपत्रे माझ्या यादीत घ्या',
  },
];

type Reader = (typeof readers)[number];

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('papers'));

/** Searches for a scheme and ticks its checkbox, by keyboard only. */
async function pick(page: Page, reader: Reader, { word, scheme }: Reader['widow']) {
  const field = page.getByRole('searchbox', { name: reader.find });
  await field.fill(word);
  await field.focus();
  const box = page.getByRole('checkbox', { name: scheme });
  await expect(box).toBeVisible();
  for (let step = 0; step < 8 && !(await box.evaluate((element) => element === document.activeElement)); step++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
}

for (const reader of readers) {
  const { inEnglish, inMarathi } = testsIn(reader.root ? 'mr' : 'en');
  inMarathi(
    `a ${reader.language} reader lists the documents for two schemes with the keyboard, and keeps the list until it is cleared`,
    async ({ page }) => {
      await page.goto(`${reader.root}/papers`);
      await page.locator('summary', { hasText: reader.choose }).press('Enter');
      await pick(page, reader, reader.widow);
      await pick(page, reader, reader.elder);
      await expect(page.getByText(reader.none)).toBeVisible();
      expect(new URL(page.url()).search).toBe('');
      const list = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
      const shared = list.filter({ has: page.getByRole('checkbox', { name: reader.shared }) });
      for (const { scheme } of [reader.widow, reader.elder]) await expect(shared).toContainText(scheme);

      await page.getByRole('checkbox', { name: reader.shared }).press('Space');
      await expect(page.getByText(reader.one)).toBeVisible();
      expect(await kept(page)).toBeNull();
      await page.getByRole('checkbox', { name: reader.keep }).press('Space');

      await page.reload();
      await expect(page.getByRole('checkbox', { name: reader.shared })).toBeChecked();
      await expect(page.getByText(reader.one)).toBeVisible();

      await page.getByRole('checkbox', { name: reader.keep }).press('Space');
      expect(await kept(page)).toBeNull();
      // The tab keeps the list until it is closed.
      await page.reload();
      await expect(page.getByText(reader.one)).toBeVisible();
      await page.getByRole('button', { name: reader.clear }).press('Enter');
      await expect(page.getByRole('heading', { name: reader.all })).toBeVisible();
      await expect(page.locator('summary', { hasText: reader.choose })).toBeFocused();
    },
  );

  inEnglish(
    `a ${reader.language} reader adds a scheme to the list from its page, and is told when storage is blocked`,
    async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        }),
      );
      await page.goto(`${reader.root}${schemePath}`);
      await page.getByRole('link', { name: reader.add }).click();
      await expect(page.getByRole('link', { name: reader.elder.scheme })).toBeVisible();
      await page.getByRole('checkbox', { name: reader.keep }).click();
      await expect(page.getByText(reader.refused)).toBeVisible();
      await expect(page.getByRole('checkbox', { name: reader.keep })).not.toBeChecked();
    },
  );
}

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  test('the page lists every document with the schemes that require it', async ({ page }) => {
    await page.goto('/mr/papers');
    await expect(page.locator('summary', { hasText: 'योजना निवडा' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 3, name: firstDocument(aScheme).mr, exact: true })).toBeVisible();
    await page.locator('summary', { hasText: firstDocument(aScheme).mr }).click();
    await page
      .getByRole('link', { name: nameOf(aScheme).mr })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`${schemePath}$`));
  });
});
