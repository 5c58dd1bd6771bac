import { expect, test } from '@playwright/test';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { expectAccessible, LOOKS, setLook } from '#tests/e2e/support/page.ts';
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
    fromRti: 'Self-disclosure of the regional office: the 17 heads of section 4(1)(b)',
    fromContacts: 'Self-disclosure of the regional office',
    thane: ofThane?.designation.en ?? '',
    appeal: ['To make a first appeal', '30 days'],
    newTab: 'opens in a new tab',
    download: /^Download/,
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
    download: /^डाउनलोड करा/,
  },
];

for (const reader of readers) {
  const { inEnglish, inMarathi } = testsIn(reader.root ? 'mr' : 'en');
  test.describe(`a ${reader.language} reader of the self-disclosure`, () => {
    inEnglish('reaches it from /rtiact, /rticontacts, /contact and the footer', async ({ page }) => {
      const ways = [
        { from: '/rtiact', inside: 'main', name: reader.fromRti },
        { from: '/rticontacts', inside: 'main', name: reader.fromContacts },
        { from: '/contact', inside: 'main', name: reader.fromContacts },
        { from: '/help', inside: 'footer', name: reader.title },
      ];
      for (const { from, inside, name } of ways) {
        await page.goto(reader.root + from);
        await page.locator(inside).getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(`${reader.root}/selfdisclosure`);
        await expect(page.getByRole('heading', { level: 1, name: reader.title })).toBeVisible();
      }
    });

    inMarathi('finds the 17 sections in order, collapsed, and opens one', async ({ page }) => {
      await page.goto(`${reader.root}/selfdisclosure`);
      const heads = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(heads).toHaveCount(17);
      await expect(heads.first()).toHaveText(reader.first);
      await expect(heads.last()).toHaveText(reader.last);
      const budget = page.getByRole('region', { name: reader.budget });
      await expect(budget.getByText(reader.notPublished)).toBeHidden();
      await budget.getByRole('heading').click();
      await expect(budget.getByText(reader.notPublished)).toBeVisible();
    });

    inEnglish('opens a section with the keyboard', async ({ page }) => {
      await page.goto(`${reader.root}/selfdisclosure`);
      const budget = page.getByRole('region', { name: reader.budget });
      await budget.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(budget.getByText(reader.notPublished)).toBeVisible();
    });

    inMarathi('sees the section of a URL fragment expanded', async ({ page }) => {
      await page.goto(`${reader.root}/selfdisclosure#budget`);
      const budget = page.getByRole('region', { name: reader.budget });
      await expect(budget.getByText(reader.notPublished)).toBeVisible();
      await expect(budget.getByRole('heading')).toBeInViewport();
      await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
    });

    inEnglish('sees a short list of collapsed sections on a phone, and prints everything', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(`${reader.root}/selfdisclosure`);
      expect((await page.getByRole('main').boundingBox())?.height).toBeLessThan(3000);
      await page.emulateMedia({ media: 'print' });
      const missing = page.getByText(reader.notPublished);
      await expect(missing).not.toHaveCount(0);
      for (const words of await missing.all()) await expect(words).toBeVisible();
    });

    inMarathi('sees which information is not published, and whom to ask', async ({ page }) => {
      await page.goto(`${reader.root}/selfdisclosure`);
      const budget = page.getByRole('region', { name: reader.budget });
      await budget.getByRole('heading').click();
      await expect(budget).toContainText(reader.notPublished);
      await expect(budget).toContainText(reader.ask);
      await expect(budget.getByRole('link', { name: '022-27575979' })).toHaveAttribute('href', 'tel:+912227575979');
      await expect(budget).not.toContainText('₹');
    });

    inEnglish(
      'finds the officers by post, the time limits and the portal of information officers',
      async ({ page }) => {
        await page.goto(`${reader.root}/selfdisclosure`);
        const main = page.getByRole('main');
        for (const head of await main.getByRole('heading', { level: 2 }).all()) await head.click();
        await expect(main.getByText(reader.thane, { exact: true })).toBeVisible();
        const [step = '', limit = ''] = reader.appeal;
        await expect(main.getByRole('row').filter({ hasText: step }).first()).toContainText(limit);
        const portal = page.getByRole('region', { name: reader.officers }).getByRole('link', { name: reader.newTab });
        await expect(portal).toHaveAttribute('href', 'https://rti.maharashtra.gov.in');
      },
    );

    inMarathi('downloads it as a PDF', async ({ page }) => {
      await page.goto(`${reader.root}/selfdisclosure`);
      const link = page.getByRole('main').getByRole('link', { name: reader.download });
      const href = await link.getAttribute('href');
      expect(href).toMatch(/^\/pdfs\/self-disclosure\.(en|mr)\.pdf$/);
      expect((await page.request.get(href ?? '')).headers()['content-type']).toBe('application/pdf');
    });

    for (const look of LOOKS) {
      inEnglish(`finds no accessibility violation at ${look.width} pixels, ${look.theme}`, async ({ page }) => {
        await setLook(page, look);
        await page.goto(`${reader.root}/selfdisclosure`);
        await expectAccessible(page);
        for (const head of await page.getByRole('main').getByRole('heading', { level: 2 }).all()) await head.click();
        await expectAccessible(page);
      });
    }
  });
}

test.describe('the self-disclosure when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, root, last, budget, notPublished } of readers) {
    const { inEnglish, inMarathi } = testsIn(root ? 'mr' : 'en');
    inEnglish(`is complete for a ${language} reader`, async ({ page }) => {
      await page.goto(`${root}/selfdisclosure`);
      await expect(page.getByRole('heading', { name: last })).toBeVisible();
      const head = page.getByRole('region', { name: budget });
      await head.getByRole('heading').click();
      await expect(head.getByText(notPublished)).toBeVisible();
    });

    inMarathi(`expands the section of a URL fragment for a ${language} reader`, async ({ page }) => {
      await page.goto(`${root}/selfdisclosure#budget`);
      await expect(page.getByRole('region', { name: budget }).getByText(notPublished)).toBeVisible();
    });
  }
});
