import { expect, type Page, test } from '@playwright/test';
import { informationPage, pages } from '#app/model/pages/data.server.ts';
import { expectAccessible, LOOKS, setLook } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const readers = [
  {
    language: 'English',
    code: 'en' as const,
    root: '',
    pages: [
      {
        link: 'Feedback',
        path: '/feedback',
      },
      { link: 'Website policies', path: '/policies' },
      { link: 'Contact us', path: '/contact' },
      { link: 'Help', path: '/help' },
      {
        link: 'Web information manager',
        path: '/web-information-manager',
      },
      {
        link: 'Accessibility',
        path: '/accessibility',
      },
      {
        link: 'Screen-reader access',
        path: '/screen-reader-access',
      },
      { link: 'Archive', path: '/archive', title: 'Archive', says: 'Past events with pictures' },
      { link: 'Open data', path: '/data', title: 'Open data', says: 'JSON' },
      { link: 'Credits', path: '/credits' },
      { link: 'Sitemap', path: '/sitemap', title: 'Sitemap and index', says: 'Parts of the site' },
    ],
    reader: 'TalkBack',
    builtIn: 'Part of the system',
    parts: 'Parts of the site',
    office: 'Office',
    officeLink: 'Assistant Commissioner',
    letters: 'Everything from A to Z',
    tools: /^Tools that only test the site and edit its content/,
    pastEvent: /In the archive since \d+ \w+ \d{4}\./,
    pastEvents: 'Past events with pictures',
    pastEventsTitle: 'Past events',
  },
  {
    language: 'Marathi',
    code: 'mr' as const,
    root: '/mr',
    pages: [
      { link: 'अभिप्राय', path: '/feedback' },
      { link: 'संकेतस्थळाची धोरणे', path: '/policies' },
      { link: 'संपर्क', path: '/contact' },
      { link: 'मदत', path: '/help' },
      {
        link: 'वेब माहिती व्यवस्थापक',
        path: '/web-information-manager',
      },
      {
        link: 'दिव्यांगांसाठी सोयी',
        path: '/accessibility',
      },
      {
        link: 'स्क्रीन रीडरद्वारे वापर',
        path: '/screen-reader-access',
      },
      {
        link: 'जुन्या सूचना व कार्यक्रम',
        path: '/archive',
        title: 'जुन्या सूचना व कार्यक्रम',
        says: 'झालेले कार्यक्रम व त्यांची चित्रे',
      },
      { link: 'माहितीच्या फाइली (ओपन डेटा)', path: '/data', title: 'माहितीच्या फाइली (ओपन डेटा)', says: 'JSON' },
      { link: 'श्रेय व परवाने', path: '/credits' },
      {
        link: 'संकेतस्थळाचा नकाशा',
        path: '/sitemap',
        title: 'संकेतस्थळाचा नकाशा व अनुक्रमणिका',
        says: 'संकेतस्थळाचे भाग',
      },
    ],
    reader: 'टॉकबॅक',
    builtIn: 'फोन किंवा संगणकात आधीपासून असतो',
    parts: 'संकेतस्थळाचे भाग',
    office: 'कार्यालये',
    officeLink: 'सहायक आयुक्त',
    letters: 'सर्व माहिती अक्षरांच्या क्रमाने',
    tools: /^फक्त संकेतस्थळ तपासण्यासाठी व मजकूर बदलण्यासाठी लागणारे सॉफ्टवेअर/,
    pastEvent: /[०-९]+ \S+ [०-९]{4} पासून येथे\./,
    pastEvents: 'झालेले कार्यक्रम व त्यांची चित्रे',
    pastEventsTitle: 'झालेले कार्यक्रम',
  },
];

/** Returns the title and the first heading of a text page. */
function wordsOfContent(path: string, language: 'en' | 'mr') {
  const page = pages.find(({ id, kind }) => `/${id}` === path && kind === 'information');
  if (page?.kind !== 'information') return { title: '', says: '' };
  return { title: page.title[language], says: page.sections[0]?.title[language] ?? '' };
}

const main = (page: Page) => page.getByRole('main');
const footer = (page: Page) => page.getByRole('contentinfo').getByRole('navigation');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

for (const reader of readers) {
  const { language, root, code } = reader;
  const { inEnglish, inMarathi } = testsIn(code);
  const shownPages = reader.pages.map(({ link, path, title: name, says }) => ({
    link,
    path,
    ...wordsOfContent(path, code),
    ...(name && says && { title: name, says }),
  }));
  const disclaimer = informationPage('policies').sections.at(-1);
  test.describe(`an auditor who reads ${language}`, () => {
    inEnglish(
      'reaches each page about the site from the footer',
      { tag: '@conformance/auditors-pages' },
      async ({ page }) => {
        await page.goto(`${root}/documents`);
        for (const { link, path, title: name, says } of shownPages) {
          await footer(page).getByRole('link', { name: link, exact: true }).click();
          await expect(page).toHaveURL(root + path);
          await expect(title(page, name)).toBeVisible();
          await expect(main(page)).toContainText(says);
        }
      },
    );

    inMarathi('goes to a policy from the list at the top of the page', async ({ page }) => {
      await page.goto(`${root}/policies`);
      for (const { title: heading } of informationPage('policies').sections) {
        const name = heading[code];
        await main(page).getByRole('navigation').getByRole('link', { name, exact: true }).click();
        await expect(main(page).getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
      }
    });

    inEnglish('reads the cost of each screen reader', async ({ page }) => {
      await page.goto(`${root}/screen-reader-access`);
      const row = main(page)
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: reader.reader }) });
      await expect(row).toContainText(reader.builtIn);
      await expect(main(page).getByRole('link', { name: 'www.nvaccess.org' })).toHaveAttribute('target', '_blank');
    });

    inMarathi('finds a past event in the archive, and goes on to the past events', async ({ page }) => {
      await page.goto(`${root}/archive`);
      await expect(main(page).getByRole('listitem').filter({ hasText: reader.pastEvent })).not.toHaveCount(0);
      await main(page).getByRole('link', { name: reader.pastEvents }).click();
      await expect(title(page, reader.pastEventsTitle)).toBeVisible();
    });

    inEnglish(
      'finds a sitemap of two levels, followed by an index',
      { tag: '@conformance/ways-in' },
      async ({ page }) => {
        await page.goto(`${root}/sitemap`);
        const parts = page.getByRole('region', { name: reader.parts });
        await expect(parts.getByRole('heading', { level: 3, name: reader.office, exact: true })).toBeVisible();
        await expect(main(page).getByRole('heading', { level: 2, name: reader.letters })).toBeVisible();
        await parts.getByRole('link', { name: reader.officeLink, exact: true }).click();
        await expect(page).toHaveURL(`${root}/office/assistant`);
      },
    );

    inMarathi('opens the list of tools with versions and licences', async ({ page }) => {
      await page.goto(`${root}/credits`);
      await expect(main(page).getByText(/^react \d+\.\d+\.\d+, MIT$/)).toBeVisible();
      const tool = main(page).getByText(/^axe-core \d+\.\d+\.\d+, MPL-2\.0$/);
      await expect(tool).toBeHidden();
      await main(page).locator('summary').filter({ hasText: reader.tools }).click();
      await expect(tool).toBeVisible();
    });

    for (const look of LOOKS) {
      inEnglish(
        `finds no accessibility violation on the archive and the credits at ${look.width} pixels, ${look.theme}`,
        async ({ page }) => {
          await setLook(page, look);
          for (const path of ['/archive', '/credits']) {
            await page.goto(root + path);
            for (const fold of await main(page).locator('summary').all()) await fold.click();
            await expectAccessible(page);
          }
        },
      );
    }
  });

  test.describe(`when JavaScript never arrives, an auditor who reads ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    inMarathi(
      'reaches and reads every page about the site',
      { tag: '@conformance/auditors-pages' },
      async ({ page }) => {
        await page.goto(root || '/');
        for (const { link, title: name, says } of shownPages) {
          await footer(page).getByRole('link', { name: link, exact: true }).click();
          await expect(title(page, name)).toBeVisible();
          await expect(main(page)).toContainText(says);
        }
        await page.goto(`${root}/policies#${disclaimer?.id}`);
        await expect(main(page).getByRole('heading', { name: disclaimer?.title[code] ?? '' })).toBeInViewport();
      },
    );
  });
}
