import type { Language } from './i18n/language.ts';

/** Loads data once per language. A failed attempt is not cached: the next call tries again. */
export function cachePerLanguage<Data>(load: (language: Language) => Promise<Data>) {
  const cache = new Map<Language, Promise<Data>>();
  return (language: Language): Promise<Data> => {
    const cached = cache.get(language);
    if (cached) return cached;
    const attempt = load(language);
    cache.set(language, attempt);
    attempt.catch(() => cache.delete(language));
    return attempt;
  };
}
