import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { retiredEntries } from '#app/model/archive/retired.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { SCREENS, type ScreenPath } from '#app/screens.ts';
import { EXAMPLES, EXAMPLES_PATHS } from './examples.ts';

/** The entries behind a screen with a parameter, as they stand in an address. */
const ENTRIES: Partial<Record<ScreenPath, string[]>> = {
  '/scheme/:schemeId': schemes.map(({ id }) => id),
  '/scheme/:schemeId/sheet': schemes.map(({ id }) => id),
  '/citizen/services/:serviceId': services.map(({ id }) => id),
  // Hosts answer unknown events with the page of an event that does not exist.
  '/notices/events/:eventId': [...events.map(({ id }) => String(id)), 'not-found'],
  '/photogallery/:galleryId': albums.map(({ id }) => id),
  '/*': ['404'],
};

/** Every address of the site, in both languages. */
export function pathsToPrerender(): string[] {
  const paths = (Object.keys(SCREENS) as ScreenPath[]).flatMap((path) => {
    const entries = ENTRIES[path];
    return entries ? entries.map((entry) => path.replace(/:\w+|\*/, entry)) : [path];
  });
  return LANGUAGES.flatMap((language) => paths.map((path) => pathIn(language, path)));
}

/** The pages that say of a retired entry that it is gone. They are no addresses of the site: hosts send them with status 410. */
export function retiredPaths(): string[] {
  const paths = retiredEntries.flatMap(({ page }) => page ?? []);
  return LANGUAGES.flatMap((language) => paths.map((path) => pathIn(language, path)));
}

/** Every page that this build makes: of the site, of the examples of its components, or of both. */
export function pathsOfBuild(): string[] {
  return [
    ...(EXAMPLES === 'alone' ? [] : [...pathsToPrerender(), ...retiredPaths()]),
    ...(EXAMPLES === 'none' ? [] : EXAMPLES_PATHS),
  ];
}
