import { z } from 'zod';
import { bilingual, slug } from '../fields.server.ts';
import { officeGroups } from '../offices/data.server.ts';
import { OFFICE_PATHS } from '../offices/rules.ts';
import { officeGroupSchema, officeSchema } from '../offices/schema.server.ts';
import type { Column } from './csv.server.ts';
import { about, addresses, createDataSet, describeFile, provenanceColumns, urlsOnSite } from './dataSet.server.ts';

const entry = officeSchema.omit({ officer_img: true }).extend({
  group: officeGroupSchema.shape.id,
  location: slug,
  locationName: bilingual,
  url: addresses,
});
type Entry = z.infer<typeof entry>;

/** What the file may say; its published JSON Schema is made from it. */
const file = z.strictObject({
  ...about,
  groups: z.record(officeGroupSchema.shape.id, bilingual),
  offices: z.array(entry),
});

const entries: Entry[] = officeGroups.flatMap(({ id, offices, locationTranslations }) =>
  Object.entries(offices).flatMap(([location, office]) => {
    const locationName = locationTranslations[location];
    if (!locationName) return [];
    const { officer_img: _, ...published } = office;
    return [{ ...published, group: id, location, locationName, url: urlsOnSite(OFFICE_PATHS[id]) }];
  }),
);

function json(): z.infer<typeof file> {
  const titles = officeGroups.map(({ id, title }) => [id, title]);
  return { ...describeFile('offices'), groups: Object.fromEntries(titles), offices: entries };
}

const columns: Column<Entry>[] = [
  { name: 'group', of: ({ group }) => group },
  { name: 'group_title', both: ({ group }) => officeGroups.find(({ id }) => id === group)?.title },
  { name: 'location', of: ({ location }) => location },
  { name: 'location_name', both: ({ locationName }) => locationName },
  { name: 'designation', both: ({ designation }) => designation },
  { name: 'office_head', both: ({ office_head }) => office_head },
  { name: 'office_address', both: ({ office_address }) => office_address },
  { name: 'office_phone_number', of: ({ office_phone_number }) => office_phone_number },
  { name: 'office_email', of: ({ office_email }) => office_email },
  { name: 'website', of: ({ website }) => website },
  { name: 'map', of: ({ office_google_location }) => office_google_location },
  { name: 'note', both: ({ note }) => note },
  ...provenanceColumns,
];

export const officeData = createDataSet(file, json, columns, entries);
