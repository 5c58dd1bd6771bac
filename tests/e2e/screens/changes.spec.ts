import { globSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const readers = [
  {
    language: 'English',
    root: '',
    link: 'What changed',
    none: 'No change has been recorded yet',
    why: /This site is not yet published/,
  },
  {
    language: 'Marathi',
    root: '/mr',
    link: 'काय बदलले',
    none: 'अजून कोणत्याही बदलाची नोंद नाही',
    why: /हे संकेतस्थळ अजून प्रसिद्ध झालेले नाही/,
  },
];

/** Whether a release was published. Before the first release, the page has a different text. */
const published = globSync('content/changes/*.yaml').length > 0;

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, root, link, none, why } of readers)
    testsIn(root ? 'mr' : 'en').inMarathi(
      `a reader of ${language} finds the releases from every page, or reads that nothing was published yet`,
      async ({ page }) => {
        await page.goto(`${root}/documents`);
        await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
        const record = page.getByRole('heading', { level: 2, name: published ? /^(Version|आवृत्ती) \d/ : none });
        await expect(record.first()).toBeVisible();
        if (!published) await expect(page.getByText(why)).toBeVisible();
      },
    );
});
