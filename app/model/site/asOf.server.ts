import { startOfDayInIndia } from '../indiaTime.ts';
import { site } from './data.server.ts';

/** Moment for which pages tell past from current: not the clock of the build, so that the same content makes the same page. */
export const AS_OF = startOfDayInIndia(site.lastUpdated);
