import { generatedPdf } from '../documents/generatedPdf.server.ts';
import { currentEntries } from '../entries.server.ts';
import type { Hostel } from './schema.server.ts';

const all = currentEntries('hostels');

/** All hostels except samples, sorted by district in the division's order, then by serial number. */
export const hostels = all
  .filter((hostel): hostel is Hostel & { mapLink: string } => !hostel.sample)
  .map((hostel) => ({ ...hostel, doc: hostel.doc ?? generatedPdf(`hostels/${hostel.name}`) }));

/** Invented hostels that demonstrate seats, photos and a closure; they are never counted, searched or exported. */
export const sampleHostels = all.filter(({ sample }) => sample);
