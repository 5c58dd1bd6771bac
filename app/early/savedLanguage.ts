import { readPreference, savePreference } from '#app/components/preferences/preferences.ts';
import { BEFORE_PLAIN_PATH, LANGUAGES, type Language, languageOf, pathIn } from '#app/i18n/language.ts';

/**
 * Marks the page if a language is saved, so that the home page does not offer the other. If it is Marathi, redirects from an
 * English page to its Marathi version. If Marathi is the site's default, also redirects a new visitor from the home page.
 * Returns whether it redirects.
 */
export function applySavedLanguage(defaultLanguage: Language): boolean {
  const { pathname } = location;
  const saved = readPreference('language', LANGUAGES);
  if (saved) document.documentElement.dataset.savedLanguage = '';
  const wanted = saved || (pathname === '/' ? defaultLanguage : 'en');
  if (wanted === 'en' || languageOf(pathname) === 'mr') return false;
  location.replace(addressIn('mr', pathname));
  return true;
}

/** Saves the language that a pressed link leads to, and adds the current query and fragment to the link's address. */
export function saveLanguage(link: HTMLAnchorElement): void {
  const language = link.dataset.language as Language;
  savePreference('language', language);
  link.href = addressIn(language, location.pathname.replace(BEFORE_PLAIN_PATH, '/'));
}

const addressIn = (language: Language, path: string) => pathIn(language, path) + location.search + location.hash;
