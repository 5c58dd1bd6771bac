import { type Language, languageOf, pathIn } from '#app/i18n/language.ts';
import { SCREENS } from '#app/screens.ts';
import { pathsToPrerender } from '#site-build/paths.ts';
import { STAND_INS } from './consoleErrors.ts';

/** Returns the first page of each screen. */
export function onePerScreen(language: Language): { screen: string; path: string }[] {
  const all = pathsToPrerender().filter((path) => languageOf(path) === 'en');
  const screens = new Map<string, string>();
  for (const [pattern, screen] of Object.entries(SCREENS)) {
    const address = new RegExp(`^${pattern.replace('*', '404').replace(/:\w+/, '[^/]+')}$`);
    const path = all.find((candidate) => address.test(candidate) && !STAND_INS.includes(candidate)) ?? '/404';
    if (!screens.has(screen)) screens.set(screen, path);
  }
  return [...screens].map(([screen, path]) => ({ screen, path: pathIn(language, path) }));
}
