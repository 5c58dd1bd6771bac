import type { Language } from '#app/i18n/language.ts';
import { albums } from '../albums/data.server.ts';
import { events } from '../events/data.server.ts';
import type { Bilingual } from '../fields.server.ts';
import { localize } from '../localize.ts';
import { schemes } from '../schemes/data.server.ts';
import { services } from '../services/data.server.ts';
import type { Retired } from './kinds.server.ts';

/** Localizes a retired entry; `instead` is the page that takes its place, with its title where it has one. */
export function retiredText({ kind, id, replacedBy, list, source, ...entry }: Retired, language: Language) {
  const { title, why, on } = localize({ title: entry.title, why: entry.why, on: entry.on }, language);
  const instead = replacedBy === undefined ? undefined : { path: replacedBy, title: titleAt(replacedBy)?.[language] };
  return { kind, id, title, why, on, list, source: [...source], instead };
}

type Titled = { id: string | number; title: Bilingual };

/** Maps the beginning of an address to the entries whose pages are below it. */
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
