import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { retiredEntries } from '#app/model/archive/retired.server.ts';
import { DISTRICT_IDS } from '#app/model/districts/schema.server.ts';
import { entryPages } from '#app/model/entryPages.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { SCREENS } from '#app/screens.ts';
import { EXAMPLES, EXAMPLES_PATHS } from './examples.ts';

/** Pages of entries. Includes the page that hosts send for unknown events. */
const PAGES = [...entryPages.keys(), ...DISTRICT_IDS.map(pageOf.districts), pageOf.events('not-found')];

export function pathsToPrerender(): string[] {
  const paths = Object.keys(SCREENS).flatMap((screen) => {
    const [before = '', after] = screen.split(/:\w+/);
    if (after === undefined) return screen.replace('*', '404');
    return PAGES.filter((page) => page.startsWith(before)).map((page) => decodeURI(page) + after);
  });
  return LANGUAGES.flatMap((language) => paths.map((path) => pathIn(language, path)));
}

/** Returns the paths of retired entries, where the build creates pages that hosts send with status 410. */
function retiredPaths(): string[] {
  const paths = retiredEntries.flatMap(({ page }) => (page ? decodeURI(page) : []));
  return LANGUAGES.flatMap((language) => paths.map((path) => pathIn(language, path)));
}

/** Returns the pages of this build: the site, the examples, or both. */
export function pathsOfBuild(): string[] {
  return [
    ...(EXAMPLES === 'alone' ? [] : [...pathsToPrerender(), ...retiredPaths()]),
    ...(EXAMPLES === 'none' ? [] : EXAMPLES_PATHS),
  ];
}
