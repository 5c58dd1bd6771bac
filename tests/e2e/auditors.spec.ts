import { expect, type Page, test } from '@playwright/test';
import { dress, expectAccessible, LOOKS, untilReady } from './support.ts';

const readers = [
  {
    language: 'English',
    root: '',
    pages: [
      {
        link: 'Feedback',
        path: '/feedback',
        title: 'Feedback',
        says: 'a letter or an e-mail, call, or visit',
      },
      { link: 'Website policies', path: '/policies', title: 'Website policies', says: 'It sets no cookies' },
      { link: 'Contact us', path: '/contact', title: 'Contact us', says: 'Konkan Bhavan' },
      { link: 'Help', path: '/help', title: 'Help', says: 'Tables of the open data (CSV)' },
      {
        link: 'Web information manager',
        path: '/web-information-manager',
        title: 'Web information manager',
        says: 'The department has not yet named the officer',
      },
      {
        link: 'Accessibility',
        path: '/accessibility',
        title: 'Accessibility statement',
        says: 'We hold no certificate for this.',
      },
      {
        link: 'Screen-reader access',
        path: '/screen-reader-access',
        title: 'Screen-reader access',
        says: 'Part of the system',
      },
      { link: 'Archive', path: '/archive', title: 'Archive', says: 'No notice has expired yet.' },
      { link: 'Open data', path: '/data', title: 'Open data', says: 'JSON' },
      { link: 'Credits', path: '/credits', title: 'Credits and licences', says: 'belongs to the Warli community' },
      { link: 'Sitemap', path: '/sitemap', title: 'Sitemap and index', says: 'Parts of the site' },
    ],
    policies: ['Privacy policy', 'Terms of use', 'Content archival policy', 'Contingency plan', 'Disclaimer'],
    reader: 'TalkBack',
    builtIn: 'Part of the system',
    parts: 'Parts of the site',
    office: 'Office',
    officeLink: 'Assistant Commissioner',
    letters: 'Everything from A to Z',
    tools: /^Tools that only build and test the site/,
    pastEvent: 'In the archive since 27 June 2025.',
    pastEvents: 'Past events with pictures',
    pastEventsTitle: 'Past events',
  },
  {
    language: 'Marathi',
    root: '/mr',
    pages: [
      { link: 'अभिप्राय', path: '/feedback', title: 'अभिप्राय', says: 'पत्र, ई-मेल, फोन किंवा प्रत्यक्ष भेट' },
      { link: 'संकेतस्थळाची धोरणे', path: '/policies', title: 'संकेतस्थळाची धोरणे', says: 'हे संकेतस्थळ कुकी' },
      { link: 'संपर्क', path: '/contact', title: 'संपर्क', says: 'कोकण भवन' },
      { link: 'मदत', path: '/help', title: 'मदत', says: 'माहितीच्या फाइलींतील तक्ते (सीएसव्ही)' },
      {
        link: 'वेब माहिती व्यवस्थापक',
        path: '/web-information-manager',
        title: 'वेब माहिती व्यवस्थापक',
        says: 'विभागाने अजून जाहीर केलेले नाही',
      },
      {
        link: 'दिव्यांगांसाठी सोयी',
        path: '/accessibility',
        title: 'दिव्यांगांसाठी सोयी (सुलभता निवेदन)',
        says: 'असे प्रमाणपत्र आम्हाला मिळालेले नाही',
      },
      {
        link: 'स्क्रीन रीडरद्वारे वापर',
        path: '/screen-reader-access',
        title: 'स्क्रीन रीडरद्वारे वापर',
        says: 'फोन किंवा संगणकात आधीपासून असतो',
      },
      {
        link: 'जुन्या सूचना व कार्यक्रम',
        path: '/archive',
        title: 'जुन्या सूचना व कार्यक्रम',
        says: 'अजून एकाही सूचनेची मुदत संपलेली नाही.',
      },
      { link: 'माहितीच्या फाइली (ओपन डेटा)', path: '/data', title: 'माहितीच्या फाइली (ओपन डेटा)', says: 'JSON' },
      { link: 'श्रेय व परवाने', path: '/credits', title: 'श्रेय व परवाने', says: 'ही कला वारली समाजाची आहे' },
      {
        link: 'संकेतस्थळाचा नकाशा',
        path: '/sitemap',
        title: 'संकेतस्थळाचा नकाशा व अनुक्रमणिका',
        says: 'संकेतस्थळाचे भाग',
      },
    ],
    policies: [
      'गोपनीयता धोरण',
      'वापराच्या अटी',
      'जुना मजकूर ठेवण्याचे धोरण',
      'संकेतस्थळ बंद पडल्यास काय करायचे',
      'खुलासा (डिस्क्लेमर)',
    ],
    reader: 'टॉकबॅक',
    builtIn: 'फोन किंवा संगणकात आधीपासून असतो',
    parts: 'संकेतस्थळाचे भाग',
    office: 'कार्यालये',
    officeLink: 'सहायक आयुक्त',
    letters: 'सर्व माहिती अक्षरांच्या क्रमाने',
    tools: /^फक्त संकेतस्थळ बनवण्यासाठी व तपासण्यासाठी लागणारे सॉफ्टवेअर/,
    pastEvent: '२७ जून, २०२५ पासून येथे.',
    pastEvents: 'झालेले कार्यक्रम व त्यांची चित्रे',
    pastEventsTitle: 'झालेले कार्यक्रम',
  },
];

const main = (page: Page) => page.getByRole('main');
const footer = (page: Page) => page.getByRole('contentinfo').getByRole('navigation');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

for (const reader of readers) {
  const { language, root } = reader;
  test.describe(`an auditor who reads ${language}`, () => {
    test('reaches each page about the site from the footer', { tag: '@conformance/auditors-pages' }, async ({
      page,
    }) => {
      await page.goto(`${root}/documents`);
      await untilReady(page);
      for (const { link, path, title: name, says } of reader.pages) {
        await footer(page).getByRole('link', { name: link, exact: true }).click();
        await expect(page).toHaveURL(root + path);
        await expect(title(page, name)).toBeVisible();
        await expect(main(page)).toContainText(says);
      }
    });

    test('goes to one of the policies by the list at the head of the page', async ({ page }) => {
      await page.goto(`${root}/policies`);
      for (const name of reader.policies) {
        await main(page).getByRole('navigation').getByRole('link', { name, exact: true }).click();
        await expect(main(page).getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
      }
    });

    test('reads of each screen reader what it costs', async ({ page }) => {
      await page.goto(`${root}/screen-reader-access`);
      const row = main(page)
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: reader.reader }) });
      await expect(row).toContainText(reader.builtIn);
      await expect(main(page).getByRole('link', { name: 'www.nvaccess.org' })).toHaveAttribute('target', '_blank');
    });

    test('sees in the archive since when an event is there, and goes on to the pictures', async ({ page }) => {
      await page.goto(`${root}/archive`);
      await expect(main(page).getByRole('listitem').filter({ hasText: reader.pastEvent })).toHaveCount(1);
      await main(page).getByRole('link', { name: reader.pastEvents }).click();
      await expect(title(page, reader.pastEventsTitle)).toBeVisible();
    });

    test('finds the site in two levels, and below them its index', { tag: '@conformance/ways-in' }, async ({
      page,
    }) => {
      await page.goto(`${root}/sitemap`);
      const parts = page.getByRole('region', { name: reader.parts });
      await expect(parts.getByRole('heading', { level: 3, name: reader.office, exact: true })).toBeVisible();
      await expect(main(page).getByRole('heading', { level: 2, name: reader.letters })).toBeVisible();
      await parts.getByRole('link', { name: reader.officeLink, exact: true }).click();
      await expect(page).toHaveURL(`${root}/office/assistant`);
    });

    test('opens the list of tools with versions and licences', async ({ page }) => {
      await page.goto(`${root}/credits`);
      await expect(main(page).getByText(/^react \d+\.\d+\.\d+, MIT$/)).toBeVisible();
      const tool = main(page).getByText(/^axe-core \d+\.\d+\.\d+, MPL-2\.0$/);
      await expect(tool).toBeHidden();
      await main(page).locator('summary').filter({ hasText: reader.tools }).click();
      await expect(tool).toBeVisible();
    });

    for (const look of LOOKS) {
      test(`meets no barrier on the archive and the credits at ${look.width} pixels, ${look.theme}`, async ({
        page,
      }) => {
        await dress(page, look);
        for (const path of ['/archive', '/credits']) {
          await page.goto(root + path);
          await untilReady(page);
          for (const fold of await main(page).locator('summary').all()) await fold.click();
          await expectAccessible(page);
        }
      });
    }
  });

  test.describe(`when JavaScript never arrives, an auditor who reads ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('reaches and reads every page about the site', { tag: '@conformance/auditors-pages' }, async ({ page }) => {
      await page.goto(root || '/');
      for (const { link, title: name, says } of reader.pages) {
        await footer(page).getByRole('link', { name: link, exact: true }).click();
        await expect(title(page, name)).toBeVisible();
        await expect(main(page)).toContainText(says);
      }
      await page.goto(`${root}/policies#disclaimer`);
      await expect(main(page).getByRole('heading', { name: reader.policies.at(-1) ?? '' })).toBeInViewport();
    });
  });
}
