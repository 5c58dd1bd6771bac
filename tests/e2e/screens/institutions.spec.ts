import { expect, test } from '@playwright/test';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { numberIn } from '#tests/content.ts';

/** The specification sets the initial category of each screen. */
const SCREENS = [
  {
    path: '/ashramschools',
    heading: 'Ashram schools',
    category: 'Old Age Homes',
    row: { en: 'Ramadham Old Age Home, Khopoli', mr: 'रमाधाम वृद्धाश्रम, खोपोली' },
  },
  {
    path: '/residentialschools',
    heading: 'Residential schools',
    category: 'Residential Schools',
    row: { en: 'Javali, Taluka Mangaon', mr: 'जावळी, ता. माणगाव' },
  },
  {
    path: '/hostels/governmentaidedhostels',
    heading: 'Government aided hostels',
    category: 'Government Aided Hostels',
    row: { en: 'Siddharth Vihar Hostel', mr: 'सिद्धार्थ विहार वसतिगृह' },
  },
];

test('a reader finds the lists of each screen, whatever category was chosen on the screen before', async ({ page }) => {
  for (const { path, heading, category, row } of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const select = page.getByLabel('Category');
    await expect(select.locator('option:checked')).toHaveText(category);
    const district = page.getByRole('row').filter({ hasText: row.en });
    await expect(district.getByRole('link', { name: 'View' })).toHaveAttribute('target', '_blank');
    await expect(district.getByRole('link', { name: 'Download' })).toHaveAttribute('href', /^\/pdfs\/.+\.pdf$/);
    await expect(district.getByText(/PDF, \d+ KB/)).toBeVisible();
    await select.selectOption('government-hostels');
    await expect(page.getByRole('row')).not.toHaveCount(0);
    await expect(district).toBeHidden();
  }
});

/** Finds an aided hostel with a note that its grant is not confirmed. */
const aided = hostels.find(({ category, ngo, note }) => category === 'aided' && ngo && note);

test('a reader sees which facts about an aided hostel are not confirmed, and whom to call', async ({ page }) => {
  const hostel = aided?.hostelFullname.mr ?? '';
  const doubt = aided?.note?.mr ?? '';
  await page.goto('/mr/hostels/governmentaidedhostels');
  await expect(page.getByRole('row').filter({ hasText: hostel }).getByText(doubt)).toBeVisible();
  await page.getByRole('link', { name: hostel, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: hostel })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(doubt)).toBeVisible();
  await expect(main.getByText(aided?.ngo?.mr ?? '')).toBeVisible();
  await expect(main.getByText('मंजूर क्षमता')).toBeHidden();
  await expect(main.getByText(/अजून प्रसिद्ध झालेले नाहीत/)).toBeVisible();
  const number = (aided && numberIn(aided.district)) ?? '';
  await expect(main.getByRole('link', { name: number })).toHaveAttribute('href', telephoneAddress(number));
  await main.getByRole('link', { name: 'अनुदानित वसतिगृहे', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'अनुदानित वसतिगृहे' })).toBeVisible();
  await page.goto(`/mr/search?q=${encodeURIComponent(hostel)}`);
  const hit = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: hostel }) });
  await expect(hit.getByText(doubt)).toBeVisible();
});

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  test('every screen of institutions still has every list', async ({ page }) => {
    for (const { path, row } of SCREENS) {
      await page.goto(`/mr${path}`);
      await expect(page.getByRole('row').filter({ hasText: row.mr }).first()).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(4);
    }
  });
});
