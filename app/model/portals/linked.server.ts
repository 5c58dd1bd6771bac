import type { Language } from '#app/i18n/language.ts';
import { namedPortalById } from './data.server.ts';
import { troubleOf } from './trouble.server.ts';

/** What a page shows of a portal, in its language: a link, or that there is none yet and where to go instead. */
export function linkedPortal(id: string, askedBy: string, language: Language) {
  const portal = namedPortalById(id, askedBy);
  return { id, title: portal.title[language], url: portal.url, trouble: troubleOf(portal, language) };
}

export type LinkedPortal = ReturnType<typeof linkedPortal>;
