import type { Institution } from './schema.server.ts';

/** List of content/institutions → its page. */
export const INSTITUTION_PATHS = {
  'government-hostels': '/hostels/governmenthostels',
  'old-age-homes': '/ashramschools',
  'residential-schools': '/residentialschools',
  'aided-hostels': '/hostels/governmentaidedhostels',
} as const satisfies Record<Institution['id'], string>;
