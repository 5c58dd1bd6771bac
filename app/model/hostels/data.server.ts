import { DISTRICT_IDS } from '../districts/schema.server.ts';
import { loadCollection } from '../load.server.ts';
import { hostelSchema } from './schema.server.ts';

/** All named hostels, by district in the division's order, then by serial number. */
export const hostels = loadCollection('hostels', hostelSchema).sort(
  (a, b) => DISTRICT_IDS.indexOf(a.district) - DISTRICT_IDS.indexOf(b.district) || a.srNo - b.srNo,
);
