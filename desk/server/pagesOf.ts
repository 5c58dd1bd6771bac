import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import { pagePath } from '#app/model/pages/paths.ts';

type Entry = Record<string, unknown>;

/** Collections whose entries have a page of their own, or a place on one. */
const PAGES: Record<string, (entry: Entry) => string> = {
  'about-administrative-setup': () => '/about/administrativesetup',
  'about-introduction': () => '/about/introduction',
  'about-objectives': () => '/about/objectiveandfunctions',
  'about-vision-and-mission': () => '/about/vissionandmission',
  'acts-manual-scavengers': () => '/manual-scavenger-act/act',
  'acts-right-to-information': () => '/rtiact',
  'acts-right-to-services': () => '/rtsact',
  albums: ({ id }) => `/photogallery/${encodeURIComponent(String(id))}`,
  categories: ({ id }) => `/scheme?category=${id}`,
  events: ({ id }) => `/notices/events/${id}`,
  hostels: ({ name }) => `/hostels/governmenthostels/hostelpdf?hostel=${name}`,
  institutions: ({ id }) => INSTITUTION_PATHS[String(id)] ?? '/hostels/governmentaidedhostels',
  leaders: () => '/about/whoswho',
  notices: () => '/notices/notices',
  offices: ({ id }) => OFFICE_PATHS[id as keyof typeof OFFICE_PATHS] ?? '/office',
  pages: ({ id }) => pagePath(String(id)),
  'required-documents': () => '/papers',
  schemes: ({ id }) => `/scheme/${id}`,
  'self-disclosure': () => '/selfdisclosure',
  services: ({ id }) => `/citizen/services/${id}`,
  videos: () => '/videogallery',
};

const INSTITUTION_PATHS: Record<string, string> = {
  'residential-schools': '/residentialschools',
  'old-age-homes': '/ashramschools',
};

/** The English path of the page on which a change of this entry is seen best; the home page where nothing is nearer. */
export function pageOf(collection: string, entry: unknown): string {
  return PAGES[collection]?.((entry ?? {}) as Entry) ?? '/';
}
