import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import { collectErrors, reportViolations } from '#tests/e2e/support/consoleErrors.ts';
import { looksFor, violationsInLooks } from '#tests/e2e/support/page.ts';
import { hasView, VIEWS, type View } from '#tests/e2e/support/views.ts';

/** States that need a click, input or query: menus, dialogs, suggestions, filters, search results. */
const STATES = VIEWS.filter(({ path, open }) => open || path.includes('?'));

/** Accessibility rules that the open phone menu breaks, because it hides the main landmark and the heading. */
const RULES_OF_A_PAGE = /: (landmark-one-main|page-has-heading-one):/;

/** Number of tests that share the states of one language, so that all workers stay busy to the end. */
const PARTS = 3;

/** Opens a state and returns its violations. */
async function violationsOf(page: Page, view: View, language: Language, looks: ReturnType<typeof looksFor>) {
  await page.setViewportSize(looks[0]?.window ?? { width: 0, height: 0 });
  // Forgets the previous state, because going to the address of the page that is open keeps its history state, as a reload does.
  await page.evaluate(() => history.replaceState(null, ''));
  await page.goto(pathIn(language, view.path));
  await view.open?.(page, language);
  const found = await violationsInLooks(page, looks);
  return view.name === 'menu' ? found.filter((violation) => !RULES_OF_A_PAGE.test(violation)) : found;
}

for (const language of LANGUAGES)
  for (let part = 0; part < PARTS; part += 1)
    test(`opened menus, dialogs, suggestions, filters and results have no accessibility violation and no console error: "${language}", part ${part + 1} of ${PARTS}`, {
      tag: '@conformance/opened',
    }, async ({ page }) => {
      test.setTimeout(300_000);
      // Names a control that is missing long before the test times out.
      page.setDefaultTimeout(30_000);
      await reportViolations(page);
      // Removes what the previous state stored, such as a district, so that each state opens as for a new visitor.
      await page.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      const complaints = collectErrors(page);
      const flaws: string[] = [];
      for (const [index, view] of STATES.entries()) {
        if (index % PARTS !== part) continue;
        const looks = looksFor(language, index, (width) => hasView(view, width));
        const found = [...(await violationsOf(page, view, language, looks)), ...complaints()];
        flaws.push(...found.map((flaw) => `${view.name}: ${flaw}`));
      }
      expect(flaws).toEqual([]);
    });
