import { loadCollection } from '../load.server.ts';
import { changesSchema } from './schema.server.ts';

/** Changes of each release, the newest first; empty until the site has been published twice. */
export const releases = loadCollection('changes', changesSchema).sort((a, b) =>
  b.version.localeCompare(a.version, 'en', { numeric: true }),
);
