import { z } from 'zod';
import { districts } from '../districts/data.server.ts';
import { districtId } from '../districts/schema.server.ts';
import { bilingual } from '../fields.server.ts';
import { hostels } from '../hostels/data.server.ts';
import { hostelPath } from '../hostels/rules.ts';
import { hostelFields } from '../hostels/schema.server.ts';
import { hostelSchoolYear } from '../institutions/data.server.ts';
import type { Column } from './csv.server.ts';
import { about, addresses, createDataSet, describeFile, provenanceColumns, urlsOnSite } from './dataSet.server.ts';

const entry = hostelFields.omit({ photos: true }).extend({
  current: hostelFields.shape.current.describe(`Students admitted in ${hostelSchoolYear}.`),
  url: addresses,
});
type Entry = z.infer<typeof entry>;

/** What the file may say; its published JSON Schema is made from it. */
const file = z.strictObject({
  ...about,
  districts: z.record(districtId, bilingual),
  hostels: z.array(entry),
});

const entries: Entry[] = hostels.map(({ photos: _, ...hostel }) => ({
  ...hostel,
  url: urlsOnSite(hostelPath(hostel.name)),
}));

function json(): z.infer<typeof file> {
  return { ...describeFile('hostels'), districts, hostels: entries };
}

/** `headContact` is a number or a sentence; a table has a column for each. */
const columns: Column<Entry>[] = [
  { name: 'name', of: ({ name }) => name },
  { name: 'hostel_fullname', both: ({ hostelFullname }) => hostelFullname },
  { name: 'name_until', of: ({ nameUntil }) => nameUntil },
  { name: 'category', of: ({ category }) => category },
  { name: 'students', of: ({ students }) => students },
  { name: 'district', of: ({ district }) => district },
  { name: 'district_name', both: ({ district }) => districts[district] },
  { name: 'place', both: ({ place }) => place },
  { name: 'hostel_address', both: ({ hostelAddress }) => hostelAddress },
  { name: 'ngo', both: ({ ngo }) => ngo },
  { name: 'head_name', both: ({ headName }) => headName },
  { name: 'phone', of: ({ headContact }) => (typeof headContact === 'string' ? headContact : undefined) },
  { name: 'contact_note', both: ({ headContact }) => (typeof headContact === 'string' ? undefined : headContact) },
  { name: 'hostel_capacity', of: ({ hostelcapacity }) => hostelcapacity },
  { name: 'building_capacity', of: ({ buildingCapacity }) => buildingCapacity },
  { name: 'current', of: ({ current }) => current },
  { name: 'facilities', both: ({ facilities }) => facilities },
  { name: 'map', of: ({ mapLink }) => mapLink },
  { name: 'note', both: ({ note }) => note },
  ...provenanceColumns,
];

export const hostelData = createDataSet(file, json, columns, entries);
