import { languageOf, plainPath } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import type { RetiredKind } from './kinds.server.ts';
import { retiredAt } from './retired.server.ts';
import { retiredText } from './retiredText.server.ts';

type RetiredPageKind = Extract<RetiredKind, 'schemes' | 'services' | 'events' | 'albums'>;

/** Returns the loader data of a retired entry's page; undefined when the entry is not retired. */
export function retiredPage(pathname: string) {
  const entry = retiredAt(plainPath(decodeURI(pathname)));
  if (!entry) return undefined;
  const language = languageOf(pathname);
  const retired = retiredText(entry, language);
  const title = words(language, 'retired')('pageTitle', { title: retired.title });
  return {
    retired: { ...retired, kind: retired.kind as RetiredPageKind },
    page: { title, description: retired.why, hidden: true },
  };
}

export type RetiredPage = NonNullable<ReturnType<typeof retiredPage>>['retired'];
