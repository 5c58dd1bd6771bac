import { startOfDayInIndia } from '../indiaTime.ts';
import { loadEntry } from '../load.server.ts';
import { siteSchema } from './schema.server.ts';

export const site = loadEntry('site.yaml', siteSchema);

/** Reference time for past and current. Not the time of the build, because the same content must produce the same page. */
export const AS_OF = startOfDayInIndia(site.lastUpdated);
