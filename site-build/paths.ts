import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { retiredEntries } from '#app/model/archive/retired.server.ts';
import { DISTRICT_IDS } from '#app/model/districts/schema.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { SCREENS, type ScreenPath } from '#app/screens.ts';
import { EXAMPLES, EXAMPLES_PATHS } from './examples.ts';

/** For each screen with a parameter, the values of the parameter. */
const ENTRIES: Partial<Record<ScreenPath, string[]>> = {
  '/scheme/:schemeId': schemes.map(({ id }) => id),
  '/scheme/:schemeId/sheet': schemes.map(({ id }) => id),
  '/situations/:situationId': situations.map(({ id }) => id),
  '/situations/:situationId/sheet': situations.map(({ id }) => id),
  '/citizen/services/:serviceId': services.map(({ id }) => id),
  '/district/:districtId': [...DISTRICT_IDS],
  // Includes the page that hosts send for unknown events.
  '/notices/events/:eventId': [...events.map(({ id }) => String(id)), 'not-found'],
  '/photogallery/:galleryId': albums.map(({ id }) => id),
  '/*': ['404'],
};

export function pathsToPrerender(): string[] {
  const paths = (Object.keys(SCREENS) as ScreenPath[]).flatMap((path) => {
    const entries = ENTRIES[path];
    return entries ? entries.map((entry) => path.replace(/:\w+|\*/, entry)) : [path];
  });
  return LANGUAGES.flatMap((language) => paths.map((path) => pathIn(language, path)));
}

/** Returns the paths of retired entries, where the build creates pages that hosts send with status 410. */
function retiredPaths(): string[] {
  const paths = retiredEntries.flatMap(({ page }) => page ?? []);
  return LANGUAGES.flatMap((language) => paths.map((path) => pathIn(language, path)));
}

/** Returns the pages of this build: the site, the examples, or both. */
export function pathsOfBuild(): string[] {
  return [
    ...(EXAMPLES === 'alone' ? [] : [...pathsToPrerender(), ...retiredPaths()]),
    ...(EXAMPLES === 'none' ? [] : EXAMPLES_PATHS),
  ];
}
