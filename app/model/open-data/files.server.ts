import { z } from 'zod';
import { districts } from '../districts/data.server.ts';
import { districtId } from '../districts/schema.server.ts';
import { bilingual, slug } from '../fields.server.ts';
import { hostels } from '../hostels/data.server.ts';
import { hostelPath } from '../hostels/rules.ts';
import { hostelFields } from '../hostels/schema.server.ts';
import { hostelSchoolYear } from '../institutions/data.server.ts';
import { officeGroups } from '../offices/data.server.ts';
import { OFFICE_PATHS } from '../offices/rules.ts';
import { officeGroupSchema, officeSchema } from '../offices/schema.server.ts';
import * as pageOf from '../pageOf.ts';
import { schemes } from '../schemes/data.server.ts';
import { situations } from '../situations/data.server.ts';
import { situationFields } from '../situations/schema.server.ts';
import { addresses, createDataSet, provenanceColumns, titlesById, urlsOnSite } from './dataSet.server.ts';
import { DATA_SETS, dataPath } from './dataSets.ts';
import { districtData } from './districts.server.ts';
import { elsewhereData } from './elsewhere.server.ts';
import { schemeData } from './schemeData.server.ts';

const schemesById = new Map(schemes.map((scheme) => [scheme.id, scheme]));

/** Omits what only the page and its search need: answers for the finder, sentences, the choice for the home page. */
const situationEntry = situationFields
  .omit({ onHome: true, leave: true, choice: true, counted: true, answers: true, sentences: true })
  .extend({ schemes: z.array(slug), url: addresses });

const situationData = createDataSet('situations', {
  entry: situationEntry,
  entries: situations.map((situation) =>
    situationEntry.strip().parse({ ...situation, url: urlsOnSite(pageOf.situations(situation.id)) }),
  ),
  lists: {
    schemes: {
      schema: z.record(slug, bilingual),
      value: titlesById(schemes.filter(({ id }) => situations.some((situation) => situation.schemes.includes(id)))),
    },
  },
  columns: [
    { name: 'id', of: ({ id }) => id },
    { name: 'title', both: ({ title }) => title },
    { name: 'help', both: ({ help }) => help },
    { name: 'lead', both: ({ lead }) => lead },
    { name: 'first', both: ({ first }) => first.map(({ what }) => what) },
    { name: 'schemes', of: ({ schemes: ids }) => ids },
    { name: 'scheme_titles', both: ({ schemes: ids }) => ids.flatMap((id) => schemesById.get(id)?.title ?? []) },
    { name: 'related', of: ({ related }) => related },
    ...provenanceColumns,
  ],
});

const officeData = createDataSet('offices', {
  entry: officeSchema.omit({ officer_img: true }).extend({
    group: officeGroupSchema.shape.id,
    location: slug,
    locationName: bilingual,
    url: addresses,
  }),
  entries: officeGroups.flatMap(({ id, offices, locationTranslations }) =>
    Object.entries(offices).flatMap(([location, { officer_img: _, ...office }]) => {
      const locationName = locationTranslations[location];
      return locationName ? [{ ...office, group: id, location, locationName, url: urlsOnSite(OFFICE_PATHS[id]) }] : [];
    }),
  ),
  lists: { groups: { schema: z.record(officeGroupSchema.shape.id, bilingual), value: titlesById(officeGroups) } },
  columns: [
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
  ],
});

/** Splits `headContact` into two CSV columns, because it contains either a phone number or a sentence. */
const hostelData = createDataSet('hostels', {
  entry: hostelFields.omit({ photos: true }).extend({
    current: hostelFields.shape.current.describe(`Students admitted in ${hostelSchoolYear}.`),
    url: addresses,
  }),
  entries: hostels.map(({ photos: _, ...hostel }) => ({ ...hostel, url: urlsOnSite(hostelPath(hostel.name)) })),
  lists: { districts: { schema: z.record(districtId, bilingual), value: districts } },
  columns: [
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
  ],
});

export const openDataSets = {
  schemes: schemeData,
  situations: situationData,
  elsewhere: elsewhereData,
  districts: districtData,
  offices: officeData,
  hostels: hostelData,
};

export function openDataFiles(): Map<string, string> {
  const stringify = (value: object) => `${JSON.stringify(value, null, 1)}\n`;
  return new Map(
    DATA_SETS.flatMap((set) => {
      const { json, csv, schema } = openDataSets[set];
      return [
        [dataPath(set, 'json'), stringify(json())],
        [dataPath(set, 'csv'), csv()],
        [dataPath(set, 'schema.json'), stringify(z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'ref' }))],
      ];
    }),
  );
}
