import { expect, test } from '@playwright/test';
import { informationPage, pages } from '#app/model/pages/data.server.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const readers = [
  {
    language: 'English',
    code: 'en' as const,
    root: '',
    links: {
      '/feedback': 'Feedback',
      '/policies': 'Website policies',
      '/contact': 'Contact us',
      '/help': 'Help',
      '/web-information-manager': 'Web information manager',
      '/accessibility': 'Accessibility',
      '/screen-reader-access': 'Screen-reader access',
      '/archive': 'Archive',
      '/data': 'Open data',
      '/credits': 'Credits',
      '/sitemap': 'Sitemap',
    },
    sitemap: 'Sitemap and index',
  },
  {
    language: 'Marathi',
    code: 'mr' as const,
    root: '/mr',
    links: {
      '/feedback': 'अभिप्राय',
      '/policies': 'संकेतस्थळाची धोरणे',
      '/contact': 'संपर्क',
      '/help': 'मदत',
      '/web-information-manager': 'वेब माहिती व्यवस्थापक',
      '/accessibility': 'दिव्यांगांसाठी सोयी',
      '/screen-reader-access': 'स्क्रीन रीडरद्वारे वापर',
      '/archive': 'जुन्या सूचना व कार्यक्रम',
      '/data': 'माहितीच्या फाइली (ओपन डेटा)',
      '/credits': 'श्रेय व परवाने',
      '/sitemap': 'अनुक्रमणिका',
    },
    sitemap: 'संकेतस्थळाची अनुक्रमणिका',
  },
];

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, code, root, links, sitemap } of readers)
    testsIn(code).inMarathi(
      `an auditor who reads ${language} reaches each page about the site from the footer, and a policy from the list at the top of its page`,
      { tag: '@conformance/auditors-pages' },
      async ({ page }) => {
        const main = page.getByRole('main');
        await page.goto(`${root}/documents`);
        for (const [path, link] of Object.entries(links)) {
          await page
            .getByRole('contentinfo')
            .getByRole('navigation')
            .getByRole('link', { name: link, exact: true })
            .click();
          await expect(page).toHaveURL(root + path);
          const title = pages.find(({ id }) => `/${id}` === path)?.title[code] ?? link;
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(path === '/sitemap' ? sitemap : title);
        }
        await page.goto(`${root}/policies`);
        const policy = informationPage('policies').sections.at(-1)?.title[code] ?? '';
        await main.getByRole('navigation').getByRole('link', { name: policy, exact: true }).click();
        await expect(main.getByRole('heading', { level: 2, name: policy, exact: true })).toBeInViewport();
      },
    );
});
