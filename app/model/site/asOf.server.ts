import { startOfDayInIndia } from '../indiaTime.ts';
import { site } from './data.server.ts';

/** Reference time for past and current. Not the time of the build, because the same content must produce the same page. */
export const AS_OF = startOfDayInIndia(site.lastUpdated);
