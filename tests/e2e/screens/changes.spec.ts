import { globSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const readers = [
  {
    language: 'English',
    root: '',
    link: 'What changed',
    heading: 'What changed',
    none: 'No change has been recorded yet',
    why: /This site is not yet published/,
    feed: 'What changed – Social Justice and Special Assistance Department',
  },
  {
    language: 'Marathi',
    root: '/mr',
    link: 'काय बदलले',
    heading: 'काय बदलले',
    none: 'अजून कोणत्याही बदलाची नोंद नाही',
    why: /हे संकेतस्थळ अजून प्रसिद्ध झालेले नाही/,
    feed: 'काय बदलले – सामाजिक न्याय व विशेष सहाय्य विभाग',
  },
];

/** Whether a release was published. Before the first release, the page has a different text. */
const published = globSync('content/changes/*.yaml').length > 0;

for (const { language, root, link, heading, none, why, feed } of readers) {
  const { inEnglish, inMarathi } = testsIn(root ? 'mr' : 'en');
  test.describe(`a reader of ${language} who wants to know what changed`, () => {
    inMarathi('finds the releases from every page, or reads that nothing was published yet', async ({ page }) => {
      await page.goto(root || '/');
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const record = page.getByRole('heading', { level: 2, name: published ? /^(Version|आवृत्ती) \d/ : none });
      await expect(record.first()).toBeVisible();
      if (!published) await expect(page.getByText(why)).toBeVisible();
      await expectAccessible(page);
    });

    inEnglish('finds an Atom feed and a JSON feed', async ({ page, request }) => {
      await page.goto(`${root}/changes`);
      const address = await page.getByRole('main').getByRole('link', { name: 'Atom' }).getAttribute('href');
      expect(address).toBe(`${root}/changes/feed.atom`);
      const answer = await request.get(address ?? '');
      expect(answer.headers()['content-type']).toContain('application/atom+xml');
      expect(await answer.text()).toContain(`<title>${feed}</title>`);
      const json = await request.get(`${root}/changes/feed.json`);
      expect(json.headers()['content-type']).toContain('application/feed+json');
      if (!published) expect((await json.json()).items).toEqual([]);
    });
  });
}

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of changes is complete', async ({ page }) => {
    await page.goto('/mr/changes');
    await expect(page.getByRole('heading', { level: 1, name: 'काय बदलले' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'JSON Feed' })).toBeVisible();
  });
});
