import { startOfDayInIndia } from '../indiaTime.ts';
import { loadEntry } from '../load.server.ts';
import { siteSchema } from './schema.server.ts';

export const site = loadEntry('site.yaml', siteSchema);

/** Time that separates past from current entries. Not the build time: the same content must produce the same page. */
export const AS_OF = startOfDayInIndia(site.lastUpdated);
