import { loadCollection } from '../load.server.ts';
import { changesSchema } from './schema.server.ts';

/** Changes of each release and publication, the newest first; empty until the site has been published. */
export const releases = loadCollection('changes', changesSchema).sort(
  (a, b) => b.date.localeCompare(a.date) || b.version.localeCompare(a.version, 'en', { numeric: true }),
);
