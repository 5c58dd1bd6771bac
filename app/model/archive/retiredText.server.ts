import type { Language } from '#app/i18n/language.ts';
import { entryPages } from '../entryPages.server.ts';
import { localize } from '../localize.ts';
import type { Retired } from './kinds.server.ts';

/** Localizes a retired entry; `instead` is the page that takes its place, with its title where it has one. */
export function retiredText({ kind, id, replacedBy, list, source, ...entry }: Retired, language: Language) {
  const { title, why, on } = localize({ title: entry.title, why: entry.why, on: entry.on }, language);
  const instead =
    replacedBy === undefined ? undefined : { path: replacedBy, title: entryPages.get(replacedBy)?.title[language] };
  return { kind, id, title, why, on, list, source: [...source], instead };
}
