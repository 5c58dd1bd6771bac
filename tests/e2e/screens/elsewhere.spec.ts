import { expect, test } from '@playwright/test';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { elsewhere } from '#app/model/elsewhere/data.server.ts';
import { helplines } from '#app/model/helplines/data.server.ts';
import { searchFields } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

/** An entry with a helpline of another department. */
const asked = elsewhere.find(({ ask }) => ask.helplines);
const number = helplines[asked?.ask.helplines?.[0] ?? '']?.number;
if (!asked || !number) throw new Error('No entry of content/elsewhere names a helpline.');

const readers = [
  {
    code: 'en' as const,
    root: '',
    finder: 'What can I get?',
    skip: 'I don’t know',
    show: 'See the schemes',
    group: 'Not with this department',
  },
  {
    code: 'mr' as const,
    root: '/mr',
    finder: 'मला काय मिळेल?',
    skip: 'माहीत नाही',
    show: 'योजना पाहा',
    group: 'या विभागाकडे नाही',
  },
];

/** An entry for a community that this department does not serve. */
const served = elsewhere.find(({ fits }) => fits?.[0]?.answers?.community && !fits[0].answers.situation);
const community = served?.fits?.[0]?.answers?.community?.[0];
if (!served || !community) throw new Error('No entry of content/elsewhere serves a community.');

for (const { code, root, finder, skip, show, group } of readers) {
  const { inEnglish, inMarathi } = testsIn(code);
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    inEnglish(`the page names for each entry who gives it and where to ask: "${code}"`, async ({ page }) => {
      await page.goto(`${root}/elsewhere`);
      for (const { id, title, owner, ask } of elsewhere) {
        const entry = page.locator(`#${id}`);
        await expect(entry.getByRole('heading', { name: title[code] })).toBeVisible();
        await expect(entry.getByText(owner[code], { exact: true })).toBeVisible();
        if (ask.office) await expect(entry.getByText(ask.office[code]).last()).toBeVisible();
        if (ask.site) await expect(entry.locator(`a[href^="${ask.site}"]`)).toBeVisible();
        for (const helpline of ask.helplines ?? [])
          await expect(entry.locator(`a[href="${telephoneAddress(helplines[helpline]?.number ?? '')}"]`)).toBeVisible();
      }
    });
  });

  inMarathi(
    `a reader who searches for a scheme of another department finds its telephone number: "${code}"`,
    async ({ page }) => {
      await page.goto(`${root}/search`);
      await searchFields(page.getByRole('main')).fill(asked.title[code]);
      await page.keyboard.press('Enter');
      await page.getByRole('main').getByRole('link', { name: asked.title[code] }).first().click();
      await expect(page).toHaveURL(new RegExp(`${root}/elsewhere#${asked.id}$`));
      await expect(page.locator(`#${asked.id} a[href="${telephoneAddress(number)}"]`)).toBeInViewport();
    },
  );

  inMarathi(
    `a person whom this department does not serve finds the right department in the finder: "${code}"`,
    async ({ page }) => {
      await page.goto(`${root}/eligibility#situation=-&age=40-59&community=${community}`);
      const onward = page.getByRole('button', { name: skip }).or(page.getByRole('button', { name: show, exact: true }));
      const result = page.getByRole('region', { name: group });
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(finder);
      while (!(await result.isVisible())) {
        const heading = await page.getByRole('heading', { level: 1 }).textContent();
        await onward.click();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '');
      }
      await result.getByRole('link', { name: served.title[code] }).click();
      await expect(page).toHaveURL(new RegExp(`${root}/elsewhere#${served.id}$`));
    },
  );
}
