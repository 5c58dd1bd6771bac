import { expect, test } from '@playwright/test';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { anOffice } from '#tests/content.ts';
import { holdRequests, waitForFonts } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const assistants = officeGroups.find(({ id }) => id === 'assistant');
const IN_DISTRICTS = Object.keys(assistants?.offices ?? {}).length;

const readers = [
  {
    language: 'English',
    root: '',
    title: assistants?.title.en ?? '',
    location: 'Location',
    all: 'All Locations',
    thane: anOffice.place.en,
    everywhere: `${IN_DISTRICTS} offices`,
    one: '1 office',
    none: 'No offices found for selected location.',
    noZilla: 'Mumbai City has no Zilla Parishad.',
    directory: 'Directory',
    division: 'Konkan Bhavan',
    commissionerate: 'Commissionerate',
    columns: ['Place', 'Office', 'Telephone', 'E-mail'],
    call: new RegExp(`^Call ${anOffice.office_phone_number}: `),
    map: /^Map\s?: /,
    write: 'E-mail',
  },
  {
    language: 'Marathi',
    root: '/mr',
    title: assistants?.title.mr ?? '',
    location: 'ठिकाण',
    all: 'सर्व ठिकाणे',
    thane: anOffice.place.mr,
    everywhere: `${formatNumber(IN_DISTRICTS, 'mr')} कार्यालये`,
    one: '१ कार्यालय',
    none: 'निवडलेल्या ठिकाणी कोणतेही कार्यालय आढळले नाही.',
    noZilla: 'मुंबई शहर जिल्ह्यात जिल्हा परिषद नाही.',
    directory: 'संपर्क सूची',
    division: 'कोकण भवन',
    commissionerate: 'आयुक्तालय',
    columns: ['ठिकाण', 'कार्यालय', 'फोन', 'ई-मेल'],
    call: new RegExp(`^फोन करा: ${anOffice.office_phone_number}: `),
    map: /^नकाशा\s?: /,
    write: 'ई-मेल',
  },
];

for (const reader of readers) {
  const { inEnglish, inMarathi } = testsIn(reader.root ? 'mr' : 'en');
  test.describe(`a ${reader.language} reader`, () => {
    inEnglish(
      'finds the office of a district, its telephone number and directions',
      {
        tag: '@conformance/offices',
      },
      async ({ page }) => {
        await page.goto(`${reader.root}/office/assistant`);
        await expect(page.getByRole('heading', { level: 1, name: reader.title })).toBeVisible();
        await expect(page.getByText(reader.everywhere)).toBeVisible();
        await page.getByLabel(reader.location).selectOption({ label: reader.thane });
        await expect(page.getByText(reader.one)).toBeVisible();
        const office = page.getByRole('article');
        await expect(office.getByRole('heading', { name: reader.thane })).toBeVisible();
        await expect(office.getByRole('link', { name: anOffice.office_phone_number ?? '' })).toHaveAttribute(
          'href',
          anOffice.call,
        );
        const map = page.locator('main a[href^="https://www.google.com/maps/search/"]').filter({ visible: true });
        await expect(map).toHaveAttribute('target', '_blank');
        await page.getByLabel(reader.location).selectOption({ label: reader.all });
        await expect(page.getByRole('article')).toHaveCount(IN_DISTRICTS);
      },
    );

    inMarathi('copies what is visible of an office, without the texts for screen readers', async ({ page }) => {
      await page.goto(`${reader.root}/office/assistant`);
      const office = page.getByRole('article').first();
      const hidden = await office.locator('.sr').allTextContents();
      expect(hidden.length).toBeGreaterThan(0);
      await office.evaluate((article) => getSelection()?.selectAllChildren(article));
      await page.keyboard.press('ControlOrMeta+C');
      await page.evaluate(() => {
        const pasted = document.body.appendChild(document.createElement('textarea'));
        pasted.focus();
      });
      await page.keyboard.press('ControlOrMeta+V');
      const copied = await page.locator('body > textarea').inputValue();
      expect(copied).toContain((await office.getByRole('heading').first().textContent()) ?? '');
      expect(hidden.filter((text) => copied.includes(text.trim()))).toEqual([]);
    });

    inMarathi(
      'sees a message when a location has no office, and where to go without a Zilla Parishad',
      async ({ page }) => {
        await page.goto(`${reader.root}/office/welfare`);
        await page.getByLabel(reader.location).selectOption({ label: reader.thane });
        await expect(page.getByText(reader.none)).toBeVisible();
        await expect(page.getByRole('article')).toHaveCount(0);
        await page.goto(`${reader.root}/office/social`);
        await expect(page.getByRole('article').filter({ hasText: reader.noZilla })).toHaveCount(1);
      },
    );
  });

  test.describe(`a ${reader.language} reader with a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    inEnglish(
      'sees the telephone number as the widest button, and the map and the e-mail in one row below it',
      async ({ page }) => {
        await page.goto(`${reader.root}/office/assistant`);
        await waitForFonts(page);
        const office = page
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { name: reader.thane, exact: true }) });
        const [call, map, write] = await Promise.all(
          [reader.call, reader.map, reader.write].map((name) => office.getByRole('link', { name }).boundingBox()),
        );
        expect(map?.y).toBe(write?.y);
        expect(call?.width).toBeGreaterThan(map?.width ?? 0);
        expect(map?.y).toBeGreaterThan(call?.y ?? 0);
        for (const way of [call, map, write]) expect(way?.height).toBeGreaterThanOrEqual(44);
      },
    );

    inMarathi(
      'finds a district office in the directory, and the division and the Commissionerate on their page',
      { tag: '@conformance/offices' },
      async ({ page }) => {
        await page.goto(`${reader.root}/about/directory`);
        await expect(page.getByRole('heading', { level: 1, name: reader.directory })).toBeVisible();
        const table = page.getByRole('table', { name: reader.title });
        await expect(table.getByRole('columnheader')).toHaveText(reader.columns);
        const row = table
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: reader.thane, exact: true }) });
        await expect(row.getByRole('cell')).toHaveCount(3);
        await expect(row.getByRole('cell').nth(1)).toHaveText(anOffice.office_phone_number ?? '');
        await page.goto(`${reader.root}/commissionerate`);
        await expect(page.getByRole('heading', { level: 1, name: reader.commissionerate })).toBeVisible();
        await expect(page.getByRole('main').locator('a[href^="tel:"]')).not.toHaveCount(0);
        await expect(page.getByText(reader.division).first()).toBeVisible();
      },
    );
  });
}

test('a location chosen before the script loads filters the offices', async ({ page }) => {
  const arrive = await holdRequests(page, /entry\.client/);
  await page.goto('/office/assistant', { waitUntil: 'commit' });
  await page.getByLabel('Location').selectOption('palghar');
  arrive();
  await expect(page.getByText('1 office')).toBeVisible();
});

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  test('all offices are shown without the filter, which needs JavaScript', async ({ page }) => {
    await page.goto('/mr/office/assistant');
    await expect(page.getByRole('article')).toHaveCount(IN_DISTRICTS);
    await expect(page.getByLabel('ठिकाण')).toBeHidden();
  });
});
