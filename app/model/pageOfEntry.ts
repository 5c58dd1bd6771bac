import type { SitePath } from '#app/screens.ts';
import { hostelPath } from './hostels/rules.ts';
import type { Institution } from './institutions/schema.server.ts';
import { OFFICE_PATHS } from './offices/rules.ts';

/** Maps a collection to one page for all its entries, or to a function that returns the page of an entry by its id. */
const PAGES: Record<string, SitePath | ((id: string) => SitePath | undefined)> = {
  'about-administrative-setup': '/about/administrativesetup',
  'about-introduction': '/about/introduction',
  'about-objectives': '/about/objectiveandfunctions',
  'about-vision-and-mission': '/about/vissionandmission',
  'acts-manual-scavengers': '/manual-scavenger-act/act',
  'acts-right-to-information': '/rtiact',
  'acts-right-to-services': '/rtsact',
  albums: (id) => `/photogallery/${encodeURIComponent(id)}`,
  categories: (id) => `/scheme?category=${id}`,
  districts: '/district',
  elsewhere: (id) => `/elsewhere#${id}`,
  events: (id) => `/notices/events/${id}`,
  home: '/',
  hostels: hostelPath,
  institutions: (id) => INSTITUTION_PATHS[id as keyof typeof INSTITUTION_PATHS],
  leaders: '/about/whoswho',
  notices: '/notices/notices',
  offices: (id) => OFFICE_PATHS[id as keyof typeof OFFICE_PATHS],
  pages: pagePath,
  'required-documents': '/papers',
  schemes: (id) => `/scheme/${id}`,
  'self-disclosure': '/selfdisclosure',
  services: (id) => `/citizen/services/${id}`,
  site: '/contact',
  situations: (id) => `/situations/${id}`,
  videos: '/videogallery',
};

/** Returns the English path of an entry's page, even for a removed entry; undefined for a collection without a page. */
export function pageOfEntry(collection: string, id: string): SitePath | undefined {
  const page = PAGES[collection];
  return typeof page === 'function' ? page(id) : page;
}

/** Maps an id in content/institutions to its page. */
export const INSTITUTION_PATHS = {
  'government-hostels': '/hostels/governmenthostels',
  'old-age-homes': '/ashramschools',
  'residential-schools': '/residentialschools',
  'aided-hostels': '/hostels/governmentaidedhostels',
} as const satisfies Record<Institution['id'], string>;

/** Paths from the application specification, section 4, that differ from the file names in content/pages. */
const RENAMED: Record<string, SitePath> = {
  advertisement: '/notices/advertisement',
  'grievances-redressal': '/grievancesredressal',
  recruitment: '/notices/recruitment',
  'rti-contacts': '/rticontacts',
};

/** Returns the path of an entry of content/pages, without the language prefix. */
export function pagePath(id: string): SitePath {
  return RENAMED[id] ?? (`/${id}` as SitePath);
}
