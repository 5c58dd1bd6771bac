import { albums } from './albums/data.server.ts';
import { releases } from './changes/data.server.ts';
import { entryPages } from './entryPages.server.ts';
import { events } from './events/data.server.ts';
import { home } from './home/data.server.ts';
import { hostels } from './hostels/data.server.ts';
import { notices } from './notices/data.server.ts';
import { officeGroups } from './offices/data.server.ts';
import { OFFICE_PATHS } from './offices/rules.ts';
import { pages } from './pages/data.server.ts';
import { schemes } from './schemes/data.server.ts';
import { services } from './services/data.server.ts';
import { site } from './site/data.server.ts';
import { videos } from './videos/data.server.ts';

type Dated = { asOf: string };

const newest = (entries: readonly Dated[]) =>
  entries
    .map(({ asOf }) => asOf)
    .sort()
    .at(-1);

/** Pages of lists: as old as the newest entry in them. */
const LISTS: Record<string, readonly Dated[]> = {
  '/': [home],
  '/scheme': schemes,
  '/citizen/services': services,
  '/notices/events': events,
  '/notices/pastevents': events,
  '/notices/notices': notices,
  '/photogallery': albums,
  '/changes': releases.map(({ date }) => ({ asOf: date })),
  '/videogallery': videos,
  '/hostels/governmenthostels/hostelpdf': hostels,
  '/office': officeGroups.flatMap(({ offices }) => Object.values(offices)),
  ...Object.fromEntries(officeGroups.map(({ id, offices }) => [OFFICE_PATHS[id], Object.values(offices)])),
  ...Object.fromEntries(pages.flatMap((page) => (page.kind === 'information' ? [[`/${page.id}`, [page]]] : []))),
};

/** The newest day that a page describes; for a page without entries, the site's last update. */
export function lastModifiedOf(path: string): string {
  return entryPages.get(path)?.asOf ?? newest(LISTS[path] ?? []) ?? site.lastUpdated;
}
