import type { SitePath } from '#app/screens.ts';
import type { Institution } from './schema.server.ts';

/** Maps an id in content/institutions to its page. */
export const INSTITUTION_PATHS = {
  'government-hostels': '/hostels/governmenthostels',
  'old-age-homes': '/ashramschools',
  'residential-schools': '/residentialschools',
  'aided-hostels': '/hostels/governmentaidedhostels',
} as const satisfies Record<Institution['id'], string>;

/** Returns the page of a list of institutions; undefined for an unknown id. */
export const institutionPath = (id: string): SitePath | undefined =>
  INSTITUTION_PATHS[id as keyof typeof INSTITUTION_PATHS];
