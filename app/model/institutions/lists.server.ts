import type { Language } from '#app/i18n/language.ts';
import { inDigitsOf } from '#app/i18n/numbers.ts';
import { districts } from '../districts/data.server.ts';
import { DISTRICT_IDS } from '../districts/schema.server.ts';
import { fileBytes } from '../files.server.ts';
import { hostels, sampleHostels } from '../hostels/data.server.ts';
import { photosOf } from '../hostels/photos.server.ts';
import { hostelPath, isClosed } from '../hostels/rules.ts';
import type { Hostel } from '../hostels/schema.server.ts';
import { localize } from '../localize.ts';
import { districtOffice } from '../offices/data.server.ts';
import { portalById } from '../portals/data.server.ts';
import { troubleOf } from '../portals/trouble.server.ts';
import { type InstitutionCategory, institutions } from './data.server.ts';

/** A PDF with its size in bytes. */
export type SizedFile = { href: string; bytes: number };

/** The institution list as screens show it: one language, documents with their sizes, hostels under their districts. */
export function institutionLists(language: Language) {
  return institutions.map((entry) => {
    const { id, category, description, asOf, reviewed, reviewDue, confidence, sample, accessibleVersion } = localize(
      entry,
      language,
    );
    const portal = entry.portal ? portalById(entry.portal, 'content/institutions') : undefined;
    return {
      id,
      category,
      schoolYear: entry.schoolYear && inDigitsOf(language, entry.schoolYear.year),
      description,
      asOf,
      reviewed,
      reviewDue,
      confidence,
      sample,
      accessible: sized(accessibleVersion),
      schemePath: `/scheme/${entry.schemes[0]}` as const,
      portal: portal && { url: portal.url, trouble: troubleOf(portal, language) },
      districts: districtsOf(entry, language),
      samples: id === 'government-hostels' ? sampleHostels.map((hostel) => hostelOfList(hostel, language)) : [],
    };
  });
}

export type InstitutionList = ReturnType<typeof institutionLists>[number];
export type DistrictOfList = InstitutionList['districts'][number];
export type HostelOfList = ReturnType<typeof hostelOfList>;

/** All districts in the division's order, so that each says at least whom to ask; none when the category is empty. */
function districtsOf(entry: InstitutionCategory, language: Language) {
  const all = DISTRICT_IDS.map((id) => {
    const own = entry.districts.find(({ name }) => name === id);
    const ofCategory = (category: Hostel['category']) =>
      entry.id === `${category}-hostels`
        ? hostels.filter((one) => one.category === category && one.district === id)
        : [];
    return {
      id,
      name: districts[id][language],
      document: own?.doc ? sized(own.doc[language]) : undefined,
      institutions: [
        ...listed(own?.institutions, language),
        ...ofCategory('aided').map((hostel) => aidedHostel(hostel, language)),
      ],
      hostels: ofCategory('government').map((hostel) => hostelOfList(hostel, language)),
      inDistrict: own?.inDistrict,
      ask: districtOffice(id, language),
    };
  });
  const isEmpty = all.every(
    ({ document, institutions: names, hostels: own }) => !document && !names.length && !own.length,
  );
  return isEmpty ? [] : all;
}

function listed(entries: InstitutionCategory['districts'][number]['institutions'] = [], language: Language) {
  return localize(entries, language).map(({ asOf: _asOf, reviewed: _reviewed, ...entry }) => ({
    ...entry,
    path: undefined,
  }));
}

function hostelOfList(hostel: Hostel, language: Language) {
  const { name, hostelFullname, doc, photos } = localize(hostel, language);
  return {
    name,
    label: hostelFullname,
    bytes: doc && fileBytes(doc),
    photos: photosOf(photos),
    closed: isClosed(hostel),
  };
}

/** An aided hostel stands in content/hostels too, but its list names it like the institutions of the other lists. */
function aidedHostel(hostel: Hostel, language: Language) {
  const { name, hostelFullname, place, ngo, note, confidence, sample } = localize(hostel, language);
  return {
    id: name,
    title: hostelFullname,
    place,
    ngo,
    note,
    website: undefined,
    confidence,
    sample,
    path: hostelPath(name),
  };
}

function sized(href: string): SizedFile {
  return { href, bytes: fileBytes(href) };
}
