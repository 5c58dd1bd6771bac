import type { Language } from '#app/i18n/language.ts';

export const indexPath = (language: Language) => `/search/${language}.json`;

let hasRun = false;

/** Lets the browser fetch the index, once, before the script that reads it has arrived. Both get the same response. */
export function preloadIndex(): void {
  if (hasRun) return;
  hasRun = true;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  // As `fetch` requests it; otherwise the browser would fetch it twice.
  link.crossOrigin = 'anonymous';
  link.href = indexPath(document.documentElement.lang as Language);
  document.head.append(link);
}
