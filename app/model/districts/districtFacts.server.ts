import { inDigitsOf } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { combineProvenance } from '../combineProvenance.server.ts';
import { hostels } from '../hostels/data.server.ts';
import { hostelPath, isClosed, isPhoneNumber } from '../hostels/rules.ts';
import type { Hostel } from '../hostels/schema.server.ts';
import { hostelSchoolYear, institutions } from '../institutions/data.server.ts';
import { INSTITUTION_PATHS } from '../institutions/paths.ts';
import { localize } from '../localize.ts';
import { officesOf } from '../offices/byDistrict.server.ts';
import { districtOffice, officeGroups } from '../offices/data.server.ts';
import { districtContactsPath } from '../offices/rules.ts';
import * as pageOf from '../pageOf.ts';
import { talukas } from '../talukas/data.server.ts';
import { districts } from './data.server.ts';
import { districtGaps } from './gaps.ts';
import type { DistrictId } from './schema.server.ts';
import { talukaBodiesIn, talukaCategory } from './talukaBodies.server.ts';

/** Categories that a page shows as short lists, after the table of government hostels. */
const LISTED = ['aided-hostels', 'residential-schools', 'old-age-homes'] as const;

/** Collects what the site knows of a district, and what it does not know. */
export function districtFacts(id: DistrictId, language: Language) {
  const offices = officesOf(id, language);
  const governmentHostels = governmentHostelsIn(id, language);
  const talukaBodies = talukaBodiesIn(id, language);
  const lists = LISTED.map((list) => categoryIn(list, id, language));
  return {
    id,
    name: districts[id][language],
    offices,
    talukaBodies,
    ask: districtOffice(id, language),
    contactFile: districtContactsPath(id, language),
    hostels: governmentHostels,
    lists: lists.filter(({ entries }) => entries.length > 0),
    gaps: districtGaps(
      offices.flatMap(({ post, office }) =>
        office
          ? [{ post, address: office.office_address, phone: office.office_phone_number, email: office.office_email }]
          : [],
      ),
      [...talukaBodies.map(talukaCategory), governmentHostels, ...lists],
    ),
    provenance: combineProvenance(entriesOf(id)),
  };
}

/** Lists the entries whose facts are on the page of a district. */
export function entriesOf(id: DistrictId) {
  return [
    ...officeGroups.flatMap((group) => group.offices[id] ?? []),
    ...Object.values(talukas).flatMap(({ district, offices = {} }) => (district === id ? Object.values(offices) : [])),
    ...hostels.filter(({ district }) => district === id),
    ...institutions.flatMap((list) =>
      list.districts.flatMap(({ name, institutions: own = [] }) => (name === id ? own : [])),
    ),
  ];
}

export type DistrictFacts = ReturnType<typeof districtFacts>;

function categoryOf(id: keyof typeof INSTITUTION_PATHS, language: Language) {
  const found = institutions.find((list) => list.id === id);
  return {
    id,
    category: found?.category[language] ?? '',
    path: INSTITUTION_PATHS[id],
    schemePath: pageOf.schemes(found?.schemes[0] ?? ''),
    districts: found?.districts ?? [],
  };
}

function governmentHostelsIn(district: DistrictId, language: Language) {
  const { districts: counted, ...category } = categoryOf('government-hostels', language);
  const entries = hostelsIn(district, 'government', language);
  const inDistrict = counted.find(({ name }) => name === district)?.inDistrict ?? 0;
  return {
    ...category,
    entries,
    /** Hostels of the district that the content does not name. */
    unnamed: Math.max(0, inDistrict - entries.length),
    schoolYear: inDigitsOf(language, hostelSchoolYear),
  };
}

function hostelsIn(district: DistrictId, category: Hostel['category'], language: Language) {
  return hostels
    .filter((hostel) => hostel.district === district && hostel.category === category)
    .map((hostel) => {
      const { name, hostelFullname, place, hostelAddress, students, headContact, note, ngo, ...rest } = localize(
        hostel,
        language,
      );
      return {
        id: name,
        path: hostelPath(name),
        title: hostelFullname,
        place,
        students,
        ngo,
        note,
        address: hostelAddress,
        phone: headContact && isPhoneNumber(headContact) ? headContact : undefined,
        isClosed: isClosed(hostel),
        nameUntil: rest.nameUntil,
        confidence: rest.confidence,
      };
    });
}

/** An aided hostel, a school or a home. Only hostels have a page, a telephone number and an address in the content. */
export type DistrictEntry = Partial<ReturnType<typeof hostelsIn>[number]> & {
  id: string;
  title: string;
  website?: string | undefined;
  sample?: true | undefined;
  confidence: Hostel['confidence'];
};

/** Returns the entries of a category in a district. */
function categoryIn(id: (typeof LISTED)[number], district: DistrictId, language: Language) {
  const { districts: listed, ...category } = categoryOf(id, language);
  const own = listed.find(({ name }) => name === district)?.institutions ?? [];
  const entries: DistrictEntry[] = [
    ...localize(own, language).map(({ id: key, title, place, ngo, note, website, confidence, sample }) => {
      return { id: key, title, place, ngo, note, website, confidence, sample };
    }),
    ...(id === 'aided-hostels' ? hostelsIn(district, 'aided', language) : []),
  ];
  return {
    ...category,
    entries,
    isUnpublished: id === 'aided-hostels' && !entries.some(({ confidence }) => confidence === 'high'),
  };
}
