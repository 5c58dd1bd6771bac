import { SCREENS, type SitePath } from '#app/screens.ts';

/** Screens that show an entry of content/pages, whose path ends with its id. The specification writes some without hyphens. */
const FOLDERS = ['information', 'no-data', 'steps'];

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1).replaceAll('-', '');

const PATHS = new Map(
  Object.entries(SCREENS).flatMap(([path, folder]) =>
    FOLDERS.includes(folder) ? [[lastPart(path), path as SitePath] as const] : [],
  ),
);

/** Returns the path of an entry of content/pages, without the language prefix, even of an entry without a screen. */
export const pagePath = (id: string): SitePath => PATHS.get(lastPart(id)) ?? (`/${id}` as SitePath);
