import { type Language, languageOf, plainPath } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { albums } from '../albums/data.server.ts';
import { events } from '../events/data.server.ts';
import type { Bilingual } from '../fields.server.ts';
import { localize } from '../localize.ts';
import { schemes } from '../schemes/data.server.ts';
import { services } from '../services/data.server.ts';
import { type Retired, type RetiredKind, retiredAt } from './retired.server.ts';

/** Kinds whose entries have a page each. */
export type RetiredPageKind = Extract<RetiredKind, 'schemes' | 'services' | 'events' | 'albums'>;

/** A retired entry as pages tell of it in one language. `instead`: the page that takes its place, by its title where it has one. */
export function retiredText({ kind, id, replacedBy, list, source, ...entry }: Retired, language: Language) {
  const { title, why, on } = localize({ title: entry.title, why: entry.why, on: entry.on }, language);
  const instead = replacedBy === undefined ? undefined : { path: replacedBy, title: titleAt(replacedBy)?.[language] };
  return { kind, id, title, why, on, list, source: [...source], instead };
}

/** What the loader of the page of an entry gives when the entry is retired; undefined when it is not. */
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

type Titled = { id: string | number; title: Bilingual };

/** Pages of entries: beginning of the address → the entries. */
const PAGES: Record<string, readonly Titled[]> = {
  '/scheme': schemes,
  '/citizen/services': services,
  '/notices/events': events,
  '/photogallery': albums,
};

function titleAt(path: string): Bilingual | undefined {
  const [, section = '', name] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  return PAGES[section]?.find(({ id }) => String(id) === name)?.title;
}
