import { expect, test } from '@playwright/test';
import { untilReady } from './support.ts';

/** The category that each screen begins with is fixed by the specification. */
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
    en: { heading: 'Government aided hostels', category: 'Government Aided Hostels', row: 'Palghar' },
    mr: { heading: 'अनुदानित वसतिगृहे', category: 'अनुदानित वसतिगृहे', row: 'पालघर' },
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
    select: 'वर्गवारी',
    view: 'पाहा',
    download: 'डाउनलोड करा',
    size: /पीडीएफ, [०-९]+ केबी/,
  },
] as const;

for (const screen of screens) {
  for (const { language, prefix, of, select, view, download, size } of languages) {
    const { heading, category, row } = screen[of];

    test(`a ${language} reader finds the lists of ${screen.path}`, async ({ page }) => {
      await page.goto(prefix + screen.path);
      await untilReady(page);
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

test('a choice made on one screen is not carried to the next', async ({ page }) => {
  await page.goto('/ashramschools');
  await untilReady(page);
  await page.getByLabel('Category').selectOption('aided-hostels');
  await page.goto('/residentialschools');
  await untilReady(page);
  await expect(page.getByLabel('Category')).toHaveValue('residential-schools');
});

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, mr } of screens) {
    test(`${path} still has every list`, async ({ page }) => {
      await page.goto(`/mr${path}`);
      await expect(page.getByRole('row').filter({ hasText: mr.row }).first()).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(4);
    });
  }
});
