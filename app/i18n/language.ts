/** The two languages of the site. English pages have plain paths; Marathi pages have the same paths after `/mr`. */
export const LANGUAGES = ['en', 'mr'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Creates a value for each language. */
export function inBoth<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { en: make('en'), mr: make('mr') };
}

const MARATHI_PREFIX = '/mr';

/** Returns the language of a path: `/mr/scheme` is Marathi, `/scheme` English. */
export function languageOf(pathname: string): Language {
  return pathname === MARATHI_PREFIX || pathname.startsWith(`${MARATHI_PREFIX}/`) ? 'mr' : 'en';
}

/** Turns a path of the route table, `/scheme`, into its address in a language. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? MARATHI_PREFIX : MARATHI_PREFIX + path;
}

/** Matches the language prefix and all slashes before a plain path, because a link to "//example.org" would leave the site. */
export const BEFORE_PLAIN_PATH = /^(\/mr(?=\/|$))?[/\\\s]*/;

/** Returns the path as in the route table, without language prefix and trailing slash. */
export function plainPath(pathname: string): string {
  return pathname.replace(BEFORE_PLAIN_PATH, '/').replace(/(.)\/+$/, '$1');
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'mr' : 'en';
}
