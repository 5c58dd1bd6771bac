import { startOfDayInIndia } from '../indiaTime.ts';
import { site } from './data.server.ts';

/**
 * The moment for which pages say what is current, past or expired: the beginning of the day on which the content was last
 * changed, never the clock of the build. The same content always makes the same page.
 */
export const AS_OF = startOfDayInIndia(site.lastUpdated);
