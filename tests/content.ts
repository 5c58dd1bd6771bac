import { formatAmount } from '#app/i18n/numbers.ts';
import { telephoneAddress } from '#app/i18n/telephone.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { districts } from '#app/model/districts/data.server.ts';
import type { DistrictId } from '#app/model/districts/schema.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { hostels, sampleHostels } from '#app/model/hostels/data.server.ts';
import { isClosed } from '#app/model/hostels/rules.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { bodies, requiredDocuments, schemes } from '#app/model/schemes/data.server.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { videos } from '#app/model/videos/data.server.ts';

/** The first entry of which this is true; the first of all where there is none. */
function pick<Entry>(entries: readonly Entry[], isWanted: (entry: Entry) => boolean): Entry {
  const [first] = entries;
  if (first === undefined) throw new Error('The content has no such entry at all');
  return entries.find(isWanted) ?? first;
}

const isForEachDistrict = (id: string) => bodies[id]?.officeGroup === 'assistant';

/** Applied for at the offices of the districts. */
const atDistrictOffices = schemes.filter(({ apply }) => apply.bodies.some(isForEachDistrict));

/** Gives one amount to people of an age with an income and asks for papers: most of what a scheme's page can show. */
export const aScheme: Scheme = pick(
  atDistrictOffices,
  ({ benefits, documents, eligibility, reported }) =>
    benefits.length === 1 &&
    benefits[0]?.rupees !== undefined &&
    documents.length > 3 &&
    !reported &&
    ['age', 'income'].every((kind) => eligibility.filter((rule) => rule.kind === kind).length === 1),
);

/** Another one that the same offices take. */
export const anotherScheme: Scheme = pick(atDistrictOffices, ({ id }) => id !== aScheme.id);

export const schemePath = `/scheme/${aScheme.id}`;

/** Formats the amount of a benefit as pages do. */
export const amountOfScheme = (language: 'en' | 'mr') => formatAmount(aScheme.benefits[0]?.rupees ?? 0, language);

/** The first paper that a scheme asks for. */
export const papersOf = ({ documents: [first = ''] }: Scheme) => requiredDocuments[first]?.title ?? { en: '', mr: '' };

/** Another one that asks for the same first paper. */
export const withSamePaper = pick(
  schemes,
  ({ id, documents }) => id !== aScheme.id && documents.includes(aScheme.documents[0] ?? ''),
);

/** A pension of widows alone. */
export const widowPension = pick(
  schemes,
  ({ audiences, benefits }) => audiences.length === 1 && audiences[0] === 'widow' && benefits[0]?.period === 'month',
);

/** A citizen service that the offices of the districts take. */
export const aService = pick(services, ({ bodies: named }) => named.some(isForEachDistrict));

/** An album with several pictures whose address has to be written with signs for its spaces. */
export const anAlbum = pick(albums, ({ id, images }) => id.includes(' ') && images.length > 1);
export const albumPath = `/photogallery/${encodeURIComponent(anAlbum.id)}`;

/** Another album. */
export const anotherAlbum = pick(albums, ({ id }) => id !== anAlbum.id);

/** Any film. */
export const aFilm = pick(videos, () => true);

/** Any event. */
export const eventPath = `/notices/events/${pick(events, () => true).id}`;

const ofDistricts = Object.entries(officeGroups.find(({ id }) => id === 'assistant')?.offices ?? {})
  .filter(([id]) => id in districts)
  .map(([id, office]) => ({
    ...office,
    id,
    place: districts[id as DistrictId],
    call: telephoneAddress(office.office_phone_number ?? ''),
  }));

/** The office of a district that can be called and written to. */
export const anOffice = pick(ofDistricts, (office) => Boolean(office.office_phone_number && office.office_email));

/** The office of the district that a telephone reaches; undefined where it has no number. */
export const numberIn = (district: DistrictId) => ofDistricts.find(({ id }) => id === district)?.office_phone_number;

const governmentHostels = [...sampleHostels, ...hostels].filter(({ category }) => category === 'government');

/** A hostel with photos to look through and free seats; undefined where none has any, as when the samples are retired. */
export const hostelWithPhotos = governmentHostels.find(
  ({ photos = [], hostelcapacity: seats = 0, current = seats }) => photos.length > 2 && seats > current,
);

/** A hostel that is closed; undefined where none is. */
export const closedHostel = governmentHostels.find(isClosed);

/** A hostel that exists, whose seats and photos nobody has published. */
export const hostelWithoutFigures = pick(
  hostels,
  ({ category, district, photos, current, headContact }) =>
    category === 'government' && !photos && current === undefined && !headContact && Boolean(numberIn(district)),
);
