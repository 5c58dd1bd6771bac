import { releases } from './changes/data.server.ts';
import { entriesOf } from './districts/districtFacts.server.ts';
import { DISTRICT_IDS } from './districts/schema.server.ts';
import { elsewhere } from './elsewhere/data.server.ts';
import { currentEntries } from './entries.server.ts';
import { collectionsWithPages, entryPages } from './entryPages.server.ts';
import { home } from './home/data.server.ts';
import { hostels } from './hostels/data.server.ts';
import { institutions } from './institutions/data.server.ts';
import { INSTITUTION_PATHS } from './institutions/paths.ts';
import { notices } from './notices/data.server.ts';
import { officeGroups } from './offices/data.server.ts';
import { OFFICE_PATHS } from './offices/rules.ts';
import * as pageOf from './pageOf.ts';
import { pages } from './pages/data.server.ts';
import { site } from './site/data.server.ts';
import { videos } from './videos/data.server.ts';

type Dated = { asOf: string; reported?: { since?: string | undefined } | undefined };

const newestDate = (entries: readonly Dated[]) =>
  entries
    .flatMap(({ asOf, reported }) => [asOf, reported?.since ?? asOf])
    .sort()
    .at(-1);

/** Entries of each list page. The newest entry determines the date of the page. */
const LISTS: Record<string, readonly Dated[]> = {
  '/': [home],
  ...Object.fromEntries(collectionsWithPages.map(({ name, list }) => [list, currentEntries(name)])),
  '/eligibility/schemes': currentEntries('schemes'),
  '/elsewhere': elsewhere,
  '/notices/pastevents': currentEntries('events'),
  '/notices/notices': notices,
  '/changes': releases.map(({ date }) => ({ asOf: date })),
  '/videogallery': videos,
  '/hostels/governmenthostels/hostelpdf': hostels,
  // Each of these pages has all four lists, of which a visitor chooses one.
  ...Object.fromEntries(Object.values(INSTITUTION_PATHS).map((path) => [path, [...institutions, ...hostels]])),
  '/office': officeGroups.flatMap(({ offices }) => Object.values(offices)),
  '/district': DISTRICT_IDS.flatMap(entriesOf),
  ...Object.fromEntries(DISTRICT_IDS.map((id) => [pageOf.districts(id), entriesOf(id)])),
  ...Object.fromEntries(officeGroups.map(({ id, offices }) => [OFFICE_PATHS[id], Object.values(offices)])),
  ...Object.fromEntries(pages.flatMap((page) => (page.kind === 'information' ? [[`/${page.id}`, [page]]] : []))),
};

/** Returns the ISO date of the newest entry on a page; for a page without entries, the last update of the site. */
export function lastModified(path: string): string {
  const found = entryPages.get(path);
  return newestDate(found ? [found.entry] : (LISTS[path] ?? [])) ?? site.lastUpdated;
}
