import type { Language } from './i18n/language.ts';

/** Loads data once per language. A failed attempt is not kept: the next call tries again, with 'reload' past the caches. */
export function cachePerLanguage<Data>(load: (language: Language, cache?: RequestCache) => Promise<Data>) {
  const loaded = new Map<Language, Promise<Data>>();
  return (language: Language, cache?: RequestCache): Promise<Data> => {
    const known = loaded.get(language);
    if (known) return known;
    const attempt = load(language, cache);
    loaded.set(language, attempt);
    attempt.catch(() => loaded.delete(language));
    return attempt;
  };
}
