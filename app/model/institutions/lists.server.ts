import { inDigitsOf } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { districts } from '../districts/data.server.ts';
import { DISTRICT_IDS } from '../districts/schema.server.ts';
import { fileBytes } from '../files.server.ts';
import { hostels } from '../hostels/data.server.ts';
import { hostelPath, isClosed } from '../hostels/rules.ts';
import type { Hostel } from '../hostels/schema.server.ts';
import { localize } from '../localize.ts';
import { districtOffice } from '../offices/data.server.ts';
import * as pageOf from '../pageOf.ts';
import { portalById, portalTrouble } from '../portals/data.server.ts';
import { localizeReported } from '../reported.server.ts';
import { schemes } from '../schemes/data.server.ts';
import { type InstitutionCategory, institutions } from './data.server.ts';

const withBytes = (href: string) => ({ href, bytes: fileBytes(href) });

/** Localizes the institution categories, with document sizes and with hostels grouped by district. */
export function institutionLists(language: Language) {
  return institutions.map((entry) => {
    const { id, category, description, asOf, reviewed, reviewDue, confidence, sample } = entry;
    const portal = entry.portal ? portalById(entry.portal, 'content/institutions') : undefined;
    return {
      ...localize({ id, category, description, asOf, reviewed, reviewDue, confidence, sample }, language),
      schoolYear: entry.schoolYear && inDigitsOf(language, entry.schoolYear.year),
      accessible: withBytes(entry.accessibleVersion[language]),
      schemePath: pageOf.schemes(entry.schemes[0] ?? ''),
      reports: schemes
        .filter((scheme) => entry.schemes.includes(scheme.id))
        .flatMap((scheme) => localizeReported(scheme.reported, language) ?? []),
      portal: portal && { url: portal.url, trouble: portalTrouble(portal, language) },
      districts: districtsIn(entry, language),
    };
  });
}

export type InstitutionList = ReturnType<typeof institutionLists>[number];
export type DistrictOfList = InstitutionList['districts'][number];
export type HostelOfList = ReturnType<typeof listedHostel>;

/** Lists all districts in the division's order, each with the office to ask. Returns no districts for an empty category. */
function districtsIn(entry: InstitutionCategory, language: Language) {
  const all = DISTRICT_IDS.map((id) => {
    const own = entry.districts.find(({ name }) => name === id);
    const ownHostels = hostels.filter(
      ({ category, district }) => `${category}-hostels` === entry.id && district === id,
    );
    return {
      id,
      name: districts[id][language],
      document: own?.doc ? withBytes(own.doc[language]) : undefined,
      institutions: [
        ...localize(own?.institutions ?? [], language).map(({ asOf: _asOf, reviewed: _reviewed, ...institution }) => ({
          ...institution,
          nameUntil: undefined,
          path: undefined,
        })),
        ...ownHostels.filter(isAided).map((hostel) => aidedHostel(hostel, language)),
      ],
      hostels: ownHostels.filter((hostel) => !isAided(hostel)).map((hostel) => listedHostel(hostel, language)),
      inDistrict: own?.inDistrict,
      ask: districtOffice(id, language),
    };
  });
  return all.some((district) => district.document || district.institutions.length || district.hostels.length)
    ? all
    : [];
}

const isAided = ({ category }: Hostel) => category === 'aided';

function listedHostel(hostel: Hostel, language: Language) {
  const { name, hostelFullname, place, students, sample, nameUntil, confidence } = localize(hostel, language);
  return {
    name,
    label: hostelFullname,
    place: hostelFullname.endsWith(place) ? undefined : place,
    students,
    closed: isClosed(hostel),
    sample,
    nameUntil,
    confidence,
  };
}

/** Converts an aided hostel from content/hostels to an institution. */
function aidedHostel(hostel: Hostel, language: Language) {
  const { name: id, hostelFullname: title, place, ngo, note, ...rest } = localize(hostel, language);
  const { confidence, sample, nameUntil } = rest;
  return { id, title, place, ngo, note, website: undefined, confidence, sample, nameUntil, path: hostelPath(id) };
}
