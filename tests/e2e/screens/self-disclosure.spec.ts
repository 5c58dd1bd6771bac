import { expect, test } from '@playwright/test';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const ofThane = officeGroups.find(({ id }) => id === 'assistant')?.offices.thane;

const readers = [
  {
    language: 'English',
    root: '',
    title: 'Self-disclosure',
    first: '1. Organisation, functions and duties',
    budget: '11. Budget, plans and money paid out',
    officers: '16. Public Information Officers',
    last: '17. Other information',
    notPublished: 'Not published yet.',
    ask: 'Ask the regional office:',
    fromRti: 'Self-disclosure of the regional office: the 17 kinds of information of section 4(1)(b)',
    fromContacts: 'Self-disclosure of the regional office',
    thane: ofThane?.designation.en ?? '',
    appeal: ['To make a first appeal', '30 days'],
    newTab: 'opens in a new tab',
  },
  {
    language: 'Marathi',
    root: '/mr',
    title: 'स्वयंप्रेरणेने प्रकट केलेली माहिती',
    first: '१. रचना, कार्ये व कर्तव्ये',
    budget: '११. अर्थसंकल्प (बजेट), योजनांवरील खर्च व दिलेल्या रकमा',
    officers: '१६. जनमाहिती अधिकारी',
    last: '१७. इतर माहिती',
    notPublished: 'अजून प्रसिद्ध झालेले नाही.',
    ask: 'प्रादेशिक कार्यालयात विचारा:',
    fromRti: 'प्रादेशिक कार्यालयाची स्वयंप्रेरणेने प्रकट केलेली माहिती: कलम ४(१)(ख) मधील १७ बाबी',
    fromContacts: 'प्रादेशिक कार्यालयाने स्वयंप्रेरणेने प्रकट केलेली माहिती',
    thane: ofThane?.designation.mr ?? '',
    appeal: ['प्रथम अपील करण्यासाठी', '३० दिवस'],
    newTab: 'नवीन टॅबमध्ये उघडते',
  },
];

for (const reader of readers) {
  const { inEnglish, inMarathi } = testsIn(reader.root ? 'mr' : 'en');
  test.describe(`a ${reader.language} reader of the self-disclosure`, () => {
    inMarathi(
      'finds the 17 sections in order, collapsed, and opens one, which says what is not published and whom to ask',
      async ({ page }) => {
        await page.goto(`${reader.root}/selfdisclosure`);
        const heads = page.getByRole('main').getByRole('heading', { level: 2 });
        await expect(heads).toHaveCount(17);
        await expect(heads.first()).toHaveText(reader.first);
        await expect(heads.last()).toHaveText(reader.last);
        const budget = page.getByRole('region', { name: reader.budget });
        await expect(budget.getByText(reader.notPublished)).toBeHidden();
        await budget.getByRole('heading').click();
        await expect(budget.getByText(reader.notPublished)).toBeVisible();
        await expect(budget).toContainText(reader.ask);
        await expect(budget.getByRole('link', { name: '022-27575979' })).toHaveAttribute('href', 'tel:+912227575979');
        await expect(budget).not.toContainText('₹');
      },
    );

    inEnglish(
      'follows a link to one section, sees a short list on a phone, and prints everything',
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 800 });
        await page.goto(`${reader.root}/selfdisclosure#budget`);
        const main = page.getByRole('main');
        const budget = page.getByRole('region', { name: reader.budget });
        await expect(budget.getByText(reader.notPublished)).toBeVisible();
        await expect(budget.getByRole('heading')).toBeInViewport();
        await expect(main.locator('details[open]')).toHaveCount(1);
        expect((await main.boundingBox())?.height).toBeLessThan(3000);

        await page.emulateMedia({ media: 'print' });
        const missing = page.getByText(reader.notPublished);
        await expect(missing).not.toHaveCount(0);
        for (const words of await missing.all()) await expect(words).toBeVisible();
        await expect(main.getByText(reader.thane, { exact: true })).toBeVisible();
        const [step = '', limit = ''] = reader.appeal;
        await expect(main.getByRole('row').filter({ hasText: step }).first()).toContainText(limit);
        const portal = page.getByRole('region', { name: reader.officers }).getByRole('link', { name: reader.newTab });
        await expect(portal).toHaveAttribute('href', 'https://rti.maharashtra.gov.in');
      },
    );
  });

  test.describe(`when JavaScript never arrives, a ${reader.language} reader of the self-disclosure`, () => {
    test.use({ javaScriptEnabled: false });

    inEnglish(
      'reaches it from /rtiact, /rticontacts, /contact and the footer, and opens a section',
      async ({ page }) => {
        for (const { from, inside, name } of [
          { from: '/rtiact', inside: 'main', name: reader.fromRti },
          { from: '/rticontacts', inside: 'main', name: reader.fromContacts },
          { from: '/contact', inside: 'main', name: reader.fromContacts },
          { from: '/help', inside: 'footer', name: reader.title },
        ]) {
          await page.goto(reader.root + from);
          await page.locator(inside).getByRole('link', { name, exact: true }).click();
          await expect(page).toHaveURL(`${reader.root}/selfdisclosure`);
        }
        await expect(page.getByRole('heading', { level: 1, name: reader.title })).toBeVisible();
        const budget = page.getByRole('region', { name: reader.budget });
        await budget.getByRole('heading').click();
        await expect(budget.getByText(reader.notPublished)).toBeVisible();
      },
    );

    inMarathi('sees the section of a URL fragment expanded', async ({ page }) => {
      await page.goto(`${reader.root}/selfdisclosure#budget`);
      await expect(page.getByRole('region', { name: reader.budget }).getByText(reader.notPublished)).toBeVisible();
    });
  });
}
