import { formatRupees } from '#app/i18n/format/numbers.ts';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { bodies } from '#app/model/bodies/data.server.ts';
import { districts, townsIn } from '#app/model/districts/data.server.ts';
import type { DistrictId } from '#app/model/districts/schema.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { hostels, sampleHostels } from '#app/model/hostels/data.server.ts';
import { isClosed } from '#app/model/hostels/rules.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { requiredDocuments, schemes } from '#app/model/schemes/data.server.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { talukas } from '#app/model/talukas/data.server.ts';
import { videos } from '#app/model/videos/data.server.ts';

/** Returns the first matching entry, or else the first entry. Throws if there is none. */
function pick<Entry>(entries: readonly Entry[], matches: (entry: Entry) => boolean): Entry {
  const [first] = entries;
  if (first === undefined) throw new Error('The content has no entry of this kind');
  return entries.find(matches) ?? first;
}

const isForEachDistrict = (id: string) => bodies[id]?.officeGroup === 'assistant';

const atDistrictOffices = schemes.filter(({ apply }) => apply.bodies.some(isForEachDistrict));

/** A scheme of a district office, if possible with one amount, an age limit, an income limit and several documents. */
export const aScheme: Scheme = pick(
  atDistrictOffices,
  ({ benefits, documents, eligibility, reported }) =>
    benefits.length === 1 &&
    benefits[0]?.rupees !== undefined &&
    documents.length > 3 &&
    !reported &&
    ['age', 'income'].every((kind) => eligibility.filter((rule) => rule.kind === kind).length === 1),
);

/** Another scheme of a district office. */
export const anotherScheme: Scheme = pick(atDistrictOffices, ({ id }) => id !== aScheme.id);

/** The name that pages show first, in both languages. */
export const nameOf = ({ title, plainTitle }: Scheme) => plainTitle ?? title;

export const schemePath = `/scheme/${aScheme.id}`;

export const amountOfScheme = (language: 'en' | 'mr') => formatRupees(aScheme.benefits[0]?.rupees ?? 0, language);

/** Returns the title of the first document that a scheme requires. */
export const firstDocument = ({ documents: [first = ''] }: Scheme) =>
  requiredDocuments[first]?.title ?? { en: '', mr: '' };

/** Another scheme that requires the first document of `aScheme`. */
export const withSamePaper = pick(
  schemes,
  ({ id, documents }) => id !== aScheme.id && documents.includes(aScheme.documents[0] ?? ''),
);

/** A pension for widows only. */
export const widowPension = pick(
  schemes,
  ({ audiences, benefits }) => audiences.length === 1 && audiences[0] === 'widow' && benefits[0]?.period === 'month',
);

/** A citizen service that the district offices provide. */
export const aService = pick(services, ({ bodies: named }) => named.some(isForEachDistrict));

/** An album with several pictures and with spaces in its id, which must be encoded in its address. */
export const anAlbum = pick(albums, ({ id, images }) => id.includes(' ') && images.length > 1);
export const albumPath = `/photogallery/${encodeURIComponent(anAlbum.id)}`;

export const aFilm = pick(videos, () => true);

export const eventPath = `/notices/events/${pick(events, () => true).id}`;

const districtOffices = Object.entries(officeGroups.find(({ id }) => id === 'assistant')?.offices ?? {})
  .filter(([id]) => id in districts)
  .map(([id, office]) => ({
    ...office,
    id,
    place: districts[id as DistrictId],
    call: telephoneAddress(office.office_phone_number ?? ''),
  }));

/** A district office with address, telephone and e-mail. */
export const anOffice = pick(districtOffices, ({ office_address, office_phone_number, office_email }) =>
  Boolean(office_address && office_phone_number && office_email),
);

/** A scheme for which people go to an office of their taluka, and the name of that office. */
export const talukaScheme = pick(schemes, ({ apply }) => Boolean(bodies[apply.bodies[0] ?? '']?.talukaOffice));
export const talukaOffice = bodies[talukaScheme.apply.bodies[0] ?? '']?.talukaOffice?.title ?? { en: '', mr: '' };

/** A taluka whose office has no number here, if possible of a district that the list of districts names with a town. */
export const aTaluka = pick(
  Object.entries(talukas)
    .map(([id, taluka]) => ({ id, ...taluka }))
    .filter(({ offices }) => offices === undefined),
  ({ district }) => townsIn(district).length > 0,
);

/** Returns the telephone number of a district's office, if it has one. */
export const numberIn = (district: DistrictId) =>
  districtOffices.find(({ id }) => id === district)?.office_phone_number;

const governmentHostels = [...sampleHostels, ...hostels].filter(({ category }) => category === 'government');

/** A hostel with several photos and free seats; undefined if there is none. */
export const hostelWithPhotos = governmentHostels.find(
  ({ photos = [], hostelcapacity: seats = 0, current = seats }) => photos.length > 2 && seats > current,
);

/** A closed hostel; undefined if there is none. */
export const closedHostel = governmentHostels.find(isClosed);

/** A real hostel (not a sample) without photos and without published seat numbers. */
export const hostelWithoutFigures = pick(
  hostels,
  ({ category, district, photos, current, headContact }) =>
    category === 'government' && !photos && current === undefined && !headContact && Boolean(numberIn(district)),
);
