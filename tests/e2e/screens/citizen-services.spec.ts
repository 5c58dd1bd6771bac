import { expect, test } from '@playwright/test';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { LANGUAGES } from '#app/i18n/language.ts';
import { services } from '#app/model/services/data.server.ts';
import { endComposition } from '#tests/e2e/support/keyboard.ts';
import { holdRequests } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const ofOneWord = services.find(({ title }) => LANGUAGES.every((language) => /^\S+$/.test(title[language])));
const [anyService] = services;

const readers = [
  {
    language: 'English',
    url: '/citizen/services',
    heading: 'Citizen services',
    find: 'Find a service',
    typed: 'SCH',
    code: 'en' as const,
    found: (count: string) => `${count} services found`,
    otherLanguage: ofOneWord?.title.mr ?? '',
    otherTitle: ofOneWord?.title.en ?? '',
    none: 'No service found for “xyz”.',
    showAll: 'Show all services',
    right: 'Right to Information',
    details: 'Details',
    firstLine: 'Write down which information or document you want, and from which office.',
    website: 'Open the website',
    back: 'Back to services',
  },
  {
    language: 'Marathi',
    url: '/mr/citizen/services',
    heading: 'नागरिक सेवा',
    find: 'सेवा शोधा',
    typed: 'योज',
    code: 'mr' as const,
    found: (count: string) => `${count} सेवा सापडल्या`,
    otherLanguage: ofOneWord?.title.en.toLowerCase() ?? '',
    otherTitle: ofOneWord?.title.mr ?? '',
    none: '“xyz” या नावाची सेवा सापडली नाही.',
    showAll: 'सर्व सेवा दाखवा',
    right: 'माहितीचा अधिकार',
    details: 'तपशील',
    firstLine: 'कोणती माहिती किंवा कागदपत्र हवे आणि ते कोणत्या कार्यालयाकडे आहे, हे लिहून ठेवा.',
    website: 'संकेतस्थळ उघडा',
    back: 'सेवांकडे परत जा',
  },
];

for (const reader of readers) {
  const { inEnglish, inMarathi } = testsIn(reader.code);
  const found = services.filter(({ title }) =>
    LANGUAGES.some((language) => title[language].toLowerCase().includes(reader.typed.toLowerCase())),
  );
  const suggested = found.map(({ title }) => title[reader.code]);

  test.describe(`a ${reader.language} reader`, () => {
    inEnglish('opens a service from its tile, reads the steps and comes back', async ({ page }) => {
      await page.goto(reader.url);
      await expect(page.getByRole('heading', { level: 1, name: reader.heading })).toBeVisible();
      const tiles = page.locator('main ul').getByRole('link');
      await expect(tiles).toHaveCount(services.length);
      await tiles.filter({ hasText: reader.right }).click();
      await expect(page).toHaveURL(`${reader.url}/right-to-information`);
      await expect(page.getByRole('heading', { level: 1, name: reader.right })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: reader.details })).toBeVisible();
      await expect(page.locator('main ol').getByText(reader.firstLine)).toBeVisible();
      const website = page.getByRole('link', { name: reader.website });
      await expect(website).toHaveAttribute('href', 'https://rtionline.maharashtra.gov.in');
      await expect(website).toHaveAttribute('target', '_blank');
      await page.getByRole('link', { name: reader.back }).click();
      await expect(page).toHaveURL(reader.url);
    });

    inMarathi(
      'sees suggestions and tiles that match the typed letters, and chooses one with the arrow keys',
      async ({ page }) => {
        await page.goto(reader.url);
        const field = page.getByRole('combobox', { name: reader.find });
        const list = page.getByRole('listbox');
        const options = page.getByRole('option');
        const active = page.getByRole('option', { selected: true });
        await expect(field).toHaveAttribute('aria-expanded', 'false');
        await expect(field).toHaveAttribute('aria-autocomplete', 'list');
        await field.fill(reader.otherLanguage);
        await expect(options).toHaveText([reader.otherTitle]);
        await field.fill('');
        await field.pressSequentially(reader.typed);
        await expect(field).toHaveAttribute('aria-expanded', 'true');
        await expect(options).toHaveText(suggested);
        await expect(page.locator('main ul').getByRole('link')).toHaveCount(found.length);
        await expect(page.getByRole('status')).toHaveText(reader.found(formatNumber(found.length, reader.code)));
        expect(await field.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));

        await expect(active).toHaveCount(0);
        await field.press('ArrowUp');
        await expect(active).toHaveText(suggested.at(-1) ?? '');
        await field.press('ArrowDown');
        await expect(active).toHaveText(suggested[0] ?? '');
        expect(await field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
        await field.press('Alt+ArrowUp');
        await expect(list).toBeHidden();
        await expect(field).toHaveAttribute('aria-expanded', 'false');
        await field.press('Alt+ArrowDown');
        await expect(list).toBeVisible();
        await expect(active).toHaveCount(0);
        await field.press('Escape');
        await expect(list).toBeHidden();
        await expect(field).toHaveValue(reader.typed);
        await field.press('Escape');
        await expect(field).toHaveValue('');
        await expect(field).toBeFocused();

        await field.fill(reader.typed);
        await field.press('ArrowDown');
        await field.press('ArrowDown');
        expect(await endComposition(field)).toBe(true);
        await field.press('Enter');
        await expect(page).toHaveURL(`${reader.url}/${found[1]?.id}`);
      },
    );

    inEnglish('moves to the end of a long list, and with Home and End back to the text', async ({ page }) => {
      await page.goto(reader.url);
      const field = page.getByRole('combobox', { name: reader.find });
      const list = page.getByRole('listbox');
      const active = page.getByRole('option', { selected: true });
      await field.fill('a');
      await expect(page.getByRole('option')).toHaveCount(services.length);
      expect((await list.boundingBox())?.height).toBeLessThanOrEqual(15 * 16);
      expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
      await field.press('ArrowUp');
      await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('option').last()).toBeInViewport();
      for (const { key, at } of [
        { key: 'Home', at: 0 },
        { key: 'End', at: 1 },
      ]) {
        await field.press('ArrowDown');
        await expect(active).toHaveCount(1);
        await field.press(key);
        await expect(active).toHaveCount(0);
        await expect(field).not.toHaveAttribute('aria-activedescendant');
        expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(at);
      }
      await expect(list).toBeVisible();
    });

    inEnglish(
      'sees a message when nothing matches, then all services again, and chooses one by a slow click',
      { tag: '@conformance/announced' },
      async ({ page }) => {
        await page.goto(reader.url);
        const field = page.getByRole('combobox', { name: reader.find });
        await field.fill('xyz');
        await expect(page.getByRole('status')).toHaveText(reader.none);
        await expect(page.getByRole('listbox')).toBeHidden();
        await page.getByRole('button', { name: reader.showAll }).click();
        await expect(field).toHaveValue('');
        await expect(page.locator('main ul').getByRole('link')).toHaveCount(services.length);
        await field.fill(reader.typed);
        await page.getByRole('option', { name: suggested.at(-1) ?? '' }).click({ delay: 400 });
        await expect(page).toHaveURL(`${reader.url}/${found.at(-1)?.id}`);
      },
    );
  });
}

test('the suggestions close 150 ms after the field loses the focus', async ({ page }) => {
  await page.clock.install();
  await page.goto('/citizen/services');
  const field = page.getByRole('combobox', { name: 'Find a service' });
  await field.fill('hostel');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.blur();
  await page.clock.runFor(149);
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('text typed before the script loads filters the services', async ({ page }) => {
  const arrive = await holdRequests(page, /entry\.client/);
  await page.goto('/citizen/services', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Find a service' }).fill('dbt');
  arrive();
  await expect(page.getByRole('status')).toHaveText('1 service found');
  await expect(page.locator('main ul').getByRole('link')).toHaveCount(1);
});

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  test('all tiles are plain links, and the search field is not shown', async ({ page }) => {
    await page.goto('/mr/citizen/services');
    await expect(page.getByRole('combobox')).toBeHidden();
    await expect(page.locator('main ul').getByRole('link')).toHaveCount(services.length);
    await page
      .getByRole('main')
      .getByRole('link', { name: anyService?.title.mr ?? '' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: anyService?.title.mr ?? '' })).toBeVisible();
  });
});
