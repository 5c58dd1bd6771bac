import type { Institution } from './schema.server.ts';

/** Maps an id in content/institutions to its page. */
export const INSTITUTION_PATHS = {
  'government-hostels': '/hostels/governmenthostels',
  'old-age-homes': '/ashramschools',
  'residential-schools': '/residentialschools',
  'aided-hostels': '/hostels/governmentaidedhostels',
} as const satisfies Record<Institution['id'], string>;
