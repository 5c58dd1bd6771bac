import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import { site } from '#app/model/site/data.server.ts';
import { NAMED_SCREENS } from '#app/search/documents/namedScreens.server.ts';
import { BAR_COLOUR } from '#app/shell/document/barColour.ts';

const SHORTCUTS = ['/eligibility', '/scheme', '/office', '/papers'];

const ICONS = [
  { src: '/icons/seal-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/seal-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/seal-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Maps addresses to web app manifests, one for each language. */
export function webManifests(): Map<string, string> {
  return new Map(
    LANGUAGES.map((language) => [`/manifest.${language}.webmanifest`, JSON.stringify(manifest(language))]),
  );
}

function manifest(language: Language) {
  return {
    id: pathIn(language, '/'),
    lang: language,
    dir: 'ltr',
    name: `${site.siteName[language]}: ${site.department[language]}`,
    short_name: site.siteName[language],
    description: `${site.department[language]}, ${site.government[language]}, ${site.division[language]}`,
    start_url: pathIn(language, '/'),
    scope: '/',
    display: 'standalone',
    theme_color: BAR_COLOUR,
    background_color: '#ffffff',
    icons: ICONS,
    shortcuts: SHORTCUTS.map((path) => ({
      name: screenTitle(path, language),
      url: pathIn(language, path),
      icons: ICONS.slice(0, 1),
    })),
  };
}

function screenTitle(path: string, language: Language): string {
  const screen = NAMED_SCREENS.find((named) => named.path === path);
  if (!screen) throw new Error(`app/search/documents/namedScreens.server.ts does not name ${path}`);
  return screen.title[language];
}
