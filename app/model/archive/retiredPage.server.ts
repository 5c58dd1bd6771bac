import { type Language, languageOf, plainPath } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import type { NameWithPages, RetirableName } from '../collections.server.ts';
import { entryPages } from '../entryPages.server.ts';
import { localize } from '../localize.ts';
import type { Retired } from './kinds.server.ts';
import { findRetired } from './retired.server.ts';

/** Returns the loader data of a retired entry's page; undefined when the entry is not retired. */
export function retiredPage(pathname: string) {
  const entry = findRetired(plainPath(pathname));
  if (!entry) return undefined;
  const language = languageOf(pathname);
  const retired = localizeRetired(entry, language);
  const title = words(language, 'retired')('pageTitle', { title: retired.title });
  return {
    retired: { ...retired, kind: retired.kind as NameWithPages & RetirableName },
    page: { title, description: retired.why, hidden: true },
  };
}

export type RetiredPage = NonNullable<ReturnType<typeof retiredPage>>['retired'];

/** Localizes a retired entry; `instead`: path and, if known, title of the page that replaces the entry. */
export function localizeRetired({ kind, id, replacedBy, list, source, title, why, on }: Retired, language: Language) {
  const instead = replacedBy && {
    path: replacedBy,
    title: entryPages.get(encodeURI(decodeURI(replacedBy)))?.entry.title[language],
  };
  return { kind, id, ...localize({ title, why, on }, language), list, source: [...source], instead };
}
