import type { Language } from '#app/i18n/language.ts';

export const indexPath = (language: Language) => `/search/${language}.json`;

/** Lets the browser fetch the index, once, before the script that reads it has arrived. Both get the same response. */
export function preloadIndex(): void {
  if (document.querySelector('[as=fetch]')) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  // As `fetch` requests it; otherwise the browser would fetch it twice.
  link.crossOrigin = '';
  link.href = indexPath(document.documentElement.lang as Language);
  document.head.append(link);
}
