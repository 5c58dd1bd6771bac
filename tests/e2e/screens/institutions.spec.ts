import { expect, test } from '@playwright/test';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { numberIn } from '#tests/content.ts';
import { isSampled } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

/** The specification sets the initial category of each screen. */
const screens = [
  {
    path: '/ashramschools',
    en: { heading: 'Ashram schools', category: 'Old Age Homes', row: 'Ramadham Old Age Home, Khopoli' },
    mr: { heading: 'आश्रमशाळा', category: 'वृद्धाश्रम', row: 'रमाधाम वृद्धाश्रम, खोपोली' },
  },
  {
    path: '/residentialschools',
    en: { heading: 'Residential schools', category: 'Residential Schools', row: 'Javali, Taluka Mangaon' },
    mr: { heading: 'निवासी शाळा', category: 'निवासी शाळा', row: 'जावळी, ता. माणगाव' },
  },
  {
    path: '/hostels/governmentaidedhostels',
    en: { heading: 'Government aided hostels', category: 'Government Aided Hostels', row: 'Siddharth Vihar Hostel' },
    mr: { heading: 'अनुदानित वसतिगृहे', category: 'अनुदानित वसतिगृहे', row: 'सिद्धार्थ विहार वसतिगृह' },
  },
];

const languages = [
  {
    language: 'English',
    prefix: '',
    of: 'en',
    select: 'Category',
    view: 'View',
    download: 'Download',
    size: /PDF, \d+ KB/,
  },
  {
    language: 'Marathi',
    prefix: '/mr',
    of: 'mr',
    select: 'प्रकार',
    view: 'पाहा',
    download: 'डाउनलोड करा',
    size: /पीडीएफ, [०-९]+ केबी/,
  },
] as const;

for (const [index, screen] of screens.entries()) {
  for (const { language, prefix, of, select, view, download, size } of languages) {
    if (!isSampled(of, index)) continue;
    const { heading, category, row } = screen[of];

    test(`a ${language} reader finds the lists of ${screen.path}`, async ({ page }) => {
      await page.goto(prefix + screen.path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByLabel(select).locator('option:checked')).toHaveText(category);
      const district = page.getByRole('row').filter({ hasText: row });
      await expect(district.getByRole('link', { name: view })).toHaveAttribute('target', '_blank');
      await expect(district.getByRole('link', { name: download })).toHaveAttribute('href', /^\/pdfs\/.+\.pdf$/);
      await expect(district.getByText(size)).toBeVisible();
      await page.getByLabel(select).selectOption('government-hostels');
      await expect(page.getByRole('row')).not.toHaveCount(0);
      await expect(page.getByRole('row').filter({ hasText: row })).toBeHidden();
    });
  }
}

/** Finds an aided hostel with a note that its grant is not confirmed. */
const anAided = hostels.find(({ category, ngo, note }) => category === 'aided' && ngo && note);

const aided = [
  {
    language: 'English',
    prefix: '',
    hostel: anAided?.hostelFullname.en ?? '',
    doubt: anAided?.note?.en ?? '',
    runBy: anAided?.ngo?.en ?? '',
    seats: 'Approved capacity',
    notPublished: /are not published yet/,
    list: 'Government aided hostels',
  },
  {
    language: 'Marathi',
    prefix: '/mr',
    hostel: anAided?.hostelFullname.mr ?? '',
    doubt: anAided?.note?.mr ?? '',
    runBy: anAided?.ngo?.mr ?? '',
    seats: 'मंजूर क्षमता',
    notPublished: /अजून प्रसिद्ध झालेले नाहीत/,
    list: 'अनुदानित वसतिगृहे',
  },
];

for (const { language, prefix, hostel, doubt, runBy, seats, notPublished, list } of aided) {
  testsIn(prefix ? 'mr' : 'en').inMarathi(
    `a ${language} reader sees which facts about an aided hostel are not confirmed, and whom to call`,
    async ({ page }) => {
      await page.goto(`${prefix}/hostels/governmentaidedhostels`);
      await expect(page.getByRole('row').filter({ hasText: hostel }).getByText(doubt)).toBeVisible();
      await page.getByRole('link', { name: hostel, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: hostel })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByText(doubt)).toBeVisible();
      await expect(main.getByText(runBy)).toBeVisible();
      await expect(main.getByText(seats)).toBeHidden();
      await expect(main.getByText(notPublished)).toBeVisible();
      const number = (anAided && numberIn(anAided.district)) ?? '';
      await expect(main.getByRole('link', { name: number })).toHaveAttribute('href', telephoneAddress(number));
      await main.getByRole('link', { name: list, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
      await page.goto(`${prefix}/search?q=${encodeURIComponent(hostel)}`);
      const hit = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: hostel }) });
      await expect(hit.getByText(doubt)).toBeVisible();
    },
  );
}

test('a category chosen on one screen does not apply to the next', async ({ page }) => {
  await page.goto('/ashramschools');
  await page.getByLabel('Category').selectOption('aided-hostels');
  await page.goto('/residentialschools');
  await expect(page.getByLabel('Category')).toHaveValue('residential-schools');
});

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  test('every screen of institutions still has every list', async ({ page }) => {
    for (const { path, mr } of screens) {
      await page.goto(`/mr${path}`);
      await expect(page.getByRole('row').filter({ hasText: mr.row }).first()).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(4);
    }
  });
});
