import { loadCurrent } from '../archive/loadCurrent.server.ts';
import { DISTRICT_IDS } from '../districts/schema.server.ts';
import { generatedPdf } from '../documents/generatedPdf.server.ts';
import { type Hostel, hostelSchema } from './schema.server.ts';

const all = loadCurrent('hostels', hostelSchema).sort(
  (a, b) => DISTRICT_IDS.indexOf(a.district) - DISTRICT_IDS.indexOf(b.district) || a.srNo - b.srNo,
);

/** All hostels except samples, sorted by district in the division's order, then by serial number. */
export const hostels = all
  .filter((hostel): hostel is Hostel & { mapLink: string } => !hostel.sample)
  .map((hostel) => ({ ...hostel, doc: hostel.doc ?? generatedPdf(`hostels/${hostel.name}`) }));

/** Invented hostels that demonstrate seats, photos and a closure; they are never counted, searched or exported. */
export const sampleHostels = all.filter(({ sample }) => sample);
