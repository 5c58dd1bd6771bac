import { expect, test } from '@playwright/test';
import { holdBack, untilLettersCame, untilReady } from './support.ts';

const readers = [
  {
    language: 'English',
    root: '',
    title: 'Assistant Commissioner, Social Welfare',
    location: 'Location',
    all: 'All Locations',
    thane: 'Thane',
    seven: '7 offices',
    one: '1 office',
    none: 'No offices found for selected location.',
    noZilla: 'Mumbai City has no Zilla Parishad.',
    directory: 'Directory',
    division: 'Konkan Bhavan',
    commissionerate: 'Commissionerate',
    columns: ['Place', 'Office', 'Telephone', 'E-mail'],
    call: /^Call 022-25341359: /,
    map: /^Map\s?: /,
    write: 'acswothane@gmail.com',
  },
  {
    language: 'Marathi',
    root: '/mr',
    title: 'सहायक आयुक्त, समाज कल्याण',
    location: 'ठिकाण',
    all: 'सर्व ठिकाणे',
    thane: 'ठाणे',
    seven: '७ कार्यालये',
    one: '१ कार्यालय',
    none: 'निवडलेल्या ठिकाणी कोणतेही कार्यालय आढळले नाही.',
    noZilla: 'मुंबई शहर जिल्ह्यात जिल्हा परिषद नाही.',
    directory: 'संपर्क सूची',
    division: 'कोकण भवन',
    commissionerate: 'आयुक्तालय',
    columns: ['ठिकाण', 'कार्यालय', 'फोन', 'ई-मेल'],
    call: /^फोन करा: 022-25341359: /,
    map: /^नकाशा\s?: /,
    write: 'acswothane@gmail.com',
  },
];

for (const reader of readers) {
  test.describe(`a ${reader.language} reader`, () => {
    test('finds the office of a district, its number and the way there', { tag: '@conformance/offices' }, async ({
      page,
    }) => {
      await page.goto(`${reader.root}/office/assistant`);
      await untilReady(page);
      await expect(page.getByRole('heading', { level: 1, name: reader.title })).toBeVisible();
      await expect(page.getByText(reader.seven)).toBeVisible();
      await page.getByLabel(reader.location).selectOption({ label: reader.thane });
      await expect(page.getByText(reader.one)).toBeVisible();
      const office = page.getByRole('article');
      await expect(office.getByRole('heading', { name: reader.thane })).toBeVisible();
      await expect(office.getByRole('link', { name: '022-25341359' })).toHaveAttribute('href', 'tel:+912225341359');
      const map = page.locator('main a[href^="https://www.google.com/maps/search/"]');
      await expect(map).toHaveAttribute('target', '_blank');
      await page.getByLabel(reader.location).selectOption({ label: reader.all });
      await expect(page.getByRole('article')).toHaveCount(7);
    });

    test('is told when a location has no office', async ({ page }) => {
      await page.goto(`${reader.root}/office/welfare`);
      await untilReady(page);
      await page.getByLabel(reader.location).selectOption({ label: reader.thane });
      await expect(page.getByText(reader.none)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
    });

    test('learns where to go where no such office exists', async ({ page }) => {
      await page.goto(`${reader.root}/office/social`);
      await expect(page.getByRole('article').filter({ hasText: reader.noZilla })).toHaveCount(1);
      await expect(page.getByRole('article')).toHaveCount(7);
    });

    test('finds every office in the directory, and the offices above the districts', {
      tag: '@conformance/offices',
    }, async ({ page }) => {
      await page.goto(`${reader.root}/about/directory`);
      await expect(page.getByRole('heading', { level: 1, name: reader.directory })).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(5);
      await expect(page.getByRole('link', { name: 'palgharcvc@gmail.com' })).toBeVisible();
      await expect(page.getByRole('link', { name: '022-25341359' }).first()).toBeVisible();
      await page.goto(`${reader.root}/commissionerate`);
      await expect(page.getByRole('heading', { level: 1, name: reader.commissionerate })).toBeVisible();
      await expect(page.getByRole('link', { name: '020-26137186' })).toHaveAttribute('href', 'tel:+912026137186');
      await expect(page.getByText(reader.division).first()).toBeVisible();
    });
  });
}

for (const reader of readers) {
  test.describe(`a ${reader.language} reader with a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('has number and map in one line, under the thumb, and the e-mail below', async ({ page }) => {
      await page.goto(`${reader.root}/office/assistant`);
      await untilLettersCame(page);
      const office = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: reader.thane, exact: true }) });
      const [call, map, write] = await Promise.all(
        [reader.call, reader.map, reader.write].map((name) => office.getByRole('link', { name }).boundingBox()),
      );
      expect(map?.y).toBe(call?.y);
      expect(call?.width).toBeGreaterThan(map?.width ?? 0);
      expect(write?.y).toBeGreaterThan(call?.y ?? 0);
      for (const way of [call, map, write]) expect(way?.height).toBeGreaterThanOrEqual(44);
    });

    test('hears which column a number of the directory stands in', async ({ page }) => {
      await page.goto(`${reader.root}/about/directory`);
      const table = page.getByRole('table', { name: reader.title });
      await expect(table.getByRole('columnheader')).toHaveText(reader.columns);
      const row = table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: reader.thane, exact: true }) });
      await expect(row.getByRole('cell')).toHaveCount(3);
      await expect(row.getByRole('cell').nth(1)).toHaveText('022-25341359');
    });
  });
}

test('a location chosen before the script arrives counts', async ({ page }) => {
  const arrive = await holdBack(page, /entry\.client/);
  await page.goto('/office/assistant', { waitUntil: 'commit' });
  await page.getByLabel('Location').selectOption('palghar');
  arrive();
  await expect(page.getByText('1 office')).toBeVisible();
});

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  test('all offices are there, and no filter that would do nothing', async ({ page }) => {
    await page.goto('/mr/office/assistant');
    await expect(page.getByRole('article')).toHaveCount(7);
    await expect(page.getByLabel('ठिकाण')).toBeHidden();
  });
});
