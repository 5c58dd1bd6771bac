import { events } from '../events/data.server.ts';
import { hostels, sampleHostels } from '../hostels/data.server.ts';
import { hostelPath } from '../hostels/rules.ts';
import { OFFICE_PATHS } from '../offices/rules.ts';
import { pages } from '../pages/data.server.ts';
import { pagePath } from '../pages/paths.ts';
import { schemes } from '../schemes/data.server.ts';
import { services } from '../services/data.server.ts';

/** Collections that stand on one page together. */
const PAGES: Record<string, string> = {
  'about-administrative-setup': '/about/administrativesetup',
  'about-introduction': '/about/introduction',
  'about-objectives': '/about/objectiveandfunctions',
  'about-vision-and-mission': '/about/vissionandmission',
  'acts-manual-scavengers': '/manual-scavenger-act/act',
  'acts-right-to-information': '/rtiact',
  'acts-right-to-services': '/rtsact',
  albums: '/photogallery',
  categories: '/scheme',
  districts: '/office',
  home: '/',
  leaders: '/about/whoswho',
  notices: '/notices/notices',
  'required-documents': '/papers',
  'self-disclosure': '/selfdisclosure',
  site: '/contact',
  videos: '/videogallery',
};

/** Entries whose page has another name than their file. */
const RENAMED: Record<string, Record<string, string>> = {
  institutions: {
    'aided-hostels': '/hostels/governmentaidedhostels',
    'government-hostels': '/hostels/governmenthostels',
    'old-age-homes': '/ashramschools',
    'residential-schools': '/residentialschools',
  },
  offices: OFFICE_PATHS,
};

/** Beginning of the address → entries that have a page each. */
const ENTRIES: Record<string, { of: string; names: string[] }> = {
  events: { of: '/notices/events/', names: events.map(({ id }) => String(id)) },
  schemes: { of: '/scheme/', names: schemes.map(({ id }) => id) },
  services: { of: '/citizen/services/', names: services.map(({ id }) => id) },
};

/** Where the site shows an entry, without the language; undefined when it has no page, or none any more. */
export function pathOfEntry(collection: string, entry: string): string | undefined {
  if (collection === 'hostels')
    return [...hostels, ...sampleHostels].some(({ name }) => name === entry) ? hostelPath(entry) : undefined;
  if (collection === 'pages') return pages.some(({ id }) => id === entry) ? pagePath(entry) : undefined;
  const own = ENTRIES[collection];
  return PAGES[collection] ?? RENAMED[collection]?.[entry] ?? (own?.names.includes(entry) ? own.of + entry : undefined);
}
