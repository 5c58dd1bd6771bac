import { expect, test } from '@playwright/test';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import { DISTRICT_IDS } from '#app/model/districts/schema.server.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { districtsNamedIn, type InstitutionCategory, institutions } from '#app/model/institutions/data.server.ts';
import { numberIn } from '#tests/content.ts';
import { isSampled } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const HEADINGS = [
  { path: '/ashramschools', en: 'Ashram schools', mr: 'आश्रमशाळा' },
  { path: '/residentialschools', en: 'Residential schools', mr: 'निवासी शाळा' },
  { path: '/hostels/governmentaidedhostels', en: 'Government aided hostels', mr: 'अनुदानित वसतिगृहे' },
];

const governmentHostel = hostels.find(({ category }) => category === 'government');

/** An aided hostel with a note that its grant is not confirmed. */
const aided = hostels.find(({ category, ngo, note }) => category === 'aided' && ngo && note);

/** Returns the name of an institution of a list, or of an aided hostel, because that list has only hostels. */
const nameIn = (list: InstitutionCategory | undefined, language: Language): string =>
  (list?.districts.flatMap(({ institutions = [] }) => institutions)[0]?.title ?? aided?.hostelFullname)?.[language] ??
  '';

for (const [index, heading] of HEADINGS.entries())
  for (const language of LANGUAGES.filter((one) => isSampled(one, index)))
    test(`a reader finds the lists of ${heading.path} in "${language}"`, async ({ page }) => {
      // The specification sets the initial category of each screen: entry 1, 2 or 3.
      const list = institutions[index + 1];
      const word = (en: string, mr: string) => (language === 'en' ? en : mr);
      await page.goto(pathIn(language, heading.path));
      await expect(page.getByRole('heading', { level: 1, name: heading[language] })).toBeVisible();
      const choice = page.getByLabel(word('Category', 'प्रकार'));
      await expect(choice.locator('option:checked')).toHaveText(list?.category[language] ?? '');
      const row = page.getByRole('row').filter({ hasText: nameIn(list, language) });
      await expect(row.getByRole('link', { name: word('View', 'पाहा') })).toHaveAttribute('target', '_blank');
      const download = row.getByRole('link', { name: word('Download', 'डाउनलोड करा') });
      await expect(download).toHaveAttribute('href', /^\/pdfs\/.+\.pdf$/);
      await expect(row.getByText(language === 'en' ? /PDF, \d+ KB/ : /पीडीएफ, [०-९]+ केबी/)).toBeVisible();
      await choice.selectOption('government-hostels');
      await expect(
        page.getByRole('main').getByRole('link', { name: governmentHostel?.hostelFullname[language] ?? '' }),
      ).toBeVisible();
      await expect(row).toBeHidden();
    });

for (const language of LANGUAGES)
  testsIn(language).inMarathi(
    `a reader sees which facts about an aided hostel are not confirmed, and whom to call, in "${language}"`,
    async ({ page }) => {
      const word = (en: string, mr: string) => (language === 'en' ? en : mr);
      const [hostel, doubt] = [aided?.hostelFullname[language] ?? '', aided?.note?.[language] ?? ''];
      const list = word('Government aided hostels', 'अनुदानित वसतिगृहे');
      await page.goto(pathIn(language, '/hostels/governmentaidedhostels'));
      await expect(page.getByRole('row').filter({ hasText: hostel }).getByText(doubt)).toBeVisible();
      await page.getByRole('link', { name: hostel, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: hostel })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByText(doubt)).toBeVisible();
      await expect(main.getByText(aided?.ngo?.[language] ?? '')).toBeVisible();
      await expect(main.getByText(word('Approved capacity', 'मंजूर क्षमता'))).toBeHidden();
      await expect(main.getByText(word('are not published yet', 'अजून प्रसिद्ध झालेले नाहीत'))).toBeVisible();
      const number = (aided && numberIn(aided.district)) ?? '';
      await expect(main.getByRole('link', { name: number })).toHaveAttribute('href', telephoneAddress(number));
      await main.getByRole('link', { name: list, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
      await page.goto(`${pathIn(language, '/search')}?q=${encodeURIComponent(hostel)}`);
      const hit = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: hostel }) });
      await expect(hit.getByText(doubt)).toBeVisible();
    },
  );

test('a reader is told in how many districts names are known, and whom to call in another district', async ({
  page,
}) => {
  await page.goto('/hostels/governmentaidedhostels');
  const named = districtsNamedIn('aided-hostels');
  const other = DISTRICT_IDS.find((id) => !named.includes(id) && numberIn(id));
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ visible: true })).toContainText(
    `${named.length} of ${DISTRICT_IDS.length}`,
  );
  const call = main.getByRole('link', { name: (other && numberIn(other)) ?? '' });
  await expect(call.filter({ visible: true })).toHaveCount(0);
  await page.getByLabel('District').selectOption(other ?? '');
  await expect(main.getByRole('row').filter({ visible: true })).toHaveCount(2);
  await expect(call.filter({ visible: true })).toHaveCount(1);
});

test('a category chosen on one screen does not apply to the next', async ({ page }) => {
  await page.goto('/ashramschools');
  await page.getByLabel('Category').selectOption('aided-hostels');
  await page.goto('/residentialschools');
  await expect(page.getByLabel('Category')).toHaveValue('residential-schools');
});

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  test('every screen of institutions still has every list', async ({ page }) => {
    for (const [index, { path }] of HEADINGS.entries()) {
      await page.goto(`/mr${path}`);
      const name = nameIn(institutions[index + 1], 'mr');
      await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(institutions.length - 1);
      await expect(page.getByText(governmentHostel?.hostelFullname.mr ?? '')).toBeVisible();
    }
  });
});
