import { expect, test } from '@playwright/test';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { pages } from '#app/model/pages/data.server.ts';
import { pagePath } from '#app/model/pages/pagePath.ts';
import { services } from '#app/model/services/data.server.ts';
import { collectStepsPage } from '#app/screens/steps/stepsPage.server.ts';

const PATH = '/grievancesredressal';
const NO_DATA = { en: 'No Data Found..!', mr: 'माहिती उपलब्ध नाही.' };

const id = pages.find((page) => pagePath(page.id) === PATH)?.id ?? '';
/** Address of the citizen service whose steps the page has. */
const servicePath = `/citizen/services/${services.find((service) => service.page === id)?.id}`;

/** The telephone numbers of the page, in its order. */
const numbersIn = ({ steps, sections }: ReturnType<typeof collectStepsPage>) => [
  ...steps.flatMap(({ office, helplines }) => [
    ...(office?.office_phone_number ? [office.office_phone_number] : []),
    ...helplines.map(({ number }) => number),
  ]),
  ...sections.flatMap(({ helplines }) => helplines.map(({ number }) => number)),
];

for (const language of LANGUAGES) {
  const content = collectStepsPage(id, language);
  const portal = content.steps.find((step) => step.portal)?.portal;

  test.describe(`somebody who wants to complain, in "${language}", without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 616 } });

    test('finds a button for every step, one of them filled: the portal', async ({ page }) => {
      await page.goto(pathIn(language, PATH));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: content.title })).toBeVisible();
      const steps = main.locator('ol > li').filter({ has: page.getByRole('heading', { level: 2 }) });
      await expect(steps).toHaveCount(content.steps.length);
      for (const step of await steps.all()) await expect(step.getByRole('link').first()).toBeVisible();
      const calls = main.locator('a[href^="tel:"]');
      expect(await calls.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        numbersIn(content).map(telephoneAddress),
      );
      const portalButton = main.locator(`a[href="${portal?.url}"]`);
      const filled = await portalButton.evaluate((link) => getComputedStyle(link).backgroundColor);
      const backgrounds = await main
        .locator('ol a')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
      expect(backgrounds.filter((background) => background === filled)).toEqual([filled]);
      await expect(portalButton).toHaveAttribute('target', '_blank');
    });

    test('reads what the department has not published last, as small print', async ({ page }) => {
      await page.goto(pathIn(language, PATH));
      const smallPrint = page.getByText(NO_DATA[language]);
      await expect(smallPrint).toContainText(content.whatWillAppear);
      const below = await smallPrint.evaluate((text) => {
        const last = [...document.querySelectorAll('main h2')].at(-1) as Element;
        return Boolean(last.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING);
      });
      expect(below).toBe(true);
    });

    test('comes from the tile of the citizen service to the same page', async ({ page }) => {
      await page.goto(pathIn(language, servicePath));
      await page.getByRole('main').getByRole('link', { name: content.title, exact: true }).click();
      await expect(page).toHaveURL(pathIn(language, PATH));
    });
  });

  test(`the search finds one page on complaining, in "${language}"`, async ({ page }) => {
    await page.goto(`${pathIn(language, '/search')}?q=${encodeURIComponent(content.title)}`);
    const results = page.getByRole('main').getByRole('link', { name: content.title });
    await expect(results).toHaveCount(1);
    await expect(page.locator(`main a[href$="${servicePath}"]`)).toHaveCount(0);
  });
}
