import { expect, test } from '@playwright/test';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { isIn, VIEWS } from '#scripts/looks/views.ts';
import { ALL_LOOKS, barriersInLooks, untilReady } from './support.ts';

/** What no address alone shows: menus, dialogs, suggestions, filters, answers to a search. */
const STATES = VIEWS.filter(({ path, open }) => open || path.includes('?'));

for (const language of LANGUAGES) {
  for (const view of STATES) {
    test(`${view.name} in "${language}" has no barrier that a machine can find, light and dark, in all windows`, async ({
      page,
    }) => {
      test.setTimeout(60_000);
      const looks = ALL_LOOKS.filter(({ window }) => isIn(view, window.width));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(looks[0]?.window ?? { width: 0, height: 0 });
      await page.goto(pathIn(language, view.path));
      await untilReady(page);
      await view.open?.(page, language);
      expect(await barriersInLooks(page, looks)).toEqual([]);
    });
  }
}
