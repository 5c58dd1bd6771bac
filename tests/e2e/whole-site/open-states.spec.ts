import { expect, test } from '@playwright/test';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { collectErrors, reportViolations } from '#tests/e2e/support/consoleErrors.ts';
import { looksFor, violationsInLooks, waitForHydration } from '#tests/e2e/support/page.ts';
import { hasView, VIEWS } from '#tests/e2e/support/views.ts';

/** States that need a click, input or query: menus, dialogs, suggestions, filters, search results. */
const STATES = VIEWS.filter(({ path, open }) => open || path.includes('?'));

/** Accessibility rules that the open phone menu breaks, because it hides the main landmark and the heading. */
const RULES_OF_A_PAGE = /: (landmark-one-main|page-has-heading-one):/;

for (const language of LANGUAGES) {
  for (const [index, view] of STATES.entries()) {
    test(`${view.name} in "${language}" has no accessibility violation`, {
      tag: '@conformance/opened',
    }, async ({ page }) => {
      test.setTimeout(180_000);
      const looks = looksFor(language, index, (width) => hasView(view, width));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await reportViolations(page);
      const complaints = collectErrors(page);
      await page.setViewportSize(looks[0]?.window ?? { width: 0, height: 0 });
      await page.goto(pathIn(language, view.path));
      await waitForHydration(page);
      await view.open?.(page, language);
      expect(complaints()).toEqual([]);
      const found = await violationsInLooks(page, looks);
      expect(view.name === 'menu' ? found.filter((barrier) => !RULES_OF_A_PAGE.test(barrier)) : found).toEqual([]);
    });
  }
}
