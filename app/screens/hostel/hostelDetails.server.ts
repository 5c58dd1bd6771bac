import { inDigitsOf } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { cautionedTitle, sharedCaution } from '#app/model/cautions.ts';
import { districts } from '#app/model/districts/data.server.ts';
import { DISTRICT_IDS } from '#app/model/districts/schema.server.ts';
import { fileBytes } from '#app/model/files.server.ts';
import { hostels, sampleHostels } from '#app/model/hostels/data.server.ts';
import { hostelSchoolYear } from '#app/model/institutions/data.server.ts';
import { localize } from '#app/model/localize.ts';
import { districtOffice } from '#app/model/offices/data.server.ts';
import { hostelPhotos } from '#app/model/pictures/data.server.ts';
import { collectSources } from '#app/model/sources.server.ts';

/** Adds data such as document size and district name to every hostel. Samples have “Sample” as their district. */
export function collectHostelDetails(language: Language) {
  return [...hostels, ...sampleHostels].map((entry) => {
    const { photos, ...hostel } = localize(entry, language);
    return {
      ...hostel,
      schoolYear: inDigitsOf(language, hostelSchoolYear),
      photos: hostelPhotos(photos),
      sources: collectSources([entry]),
      districtName: entry.sample ? words(language, 'components')('sample') : districts[entry.district][language],
      bytes: hostel.doc && fileBytes(hostel.doc),
    };
  });
}

/** Returns for each district the office to call if a hostel has no telephone number. */
export function officesByDistrict(language: Language) {
  return Object.fromEntries(DISTRICT_IDS.map((district) => [district, districtOffice(district, language)]));
}

export type HostelDetails = ReturnType<typeof collectHostelDetails>[number];
export type ListedHostel = ReturnType<typeof listHostels>[number];

/** Collects the data of each hostel for the island. `position` names its fixed parts. `sharedTitle`, `lines`, `caution`: shared message. */
export function listHostels(hostels: HostelDetails[], language: Language) {
  const t = words(language, 'hostel');
  const components = words(language, 'components');
  return hostels.map(({ name, category, hostelFullname, place, districtName, photos, ...hostel }, position) => {
    const students = hostel.students && t(`studentsOf.${hostel.students}`);
    const lines = [
      [students, districtName].filter(Boolean).join(', '),
      hostel.hostelAddress ?? '',
      hostel.headContact ? `${hostel.headName}: ${hostel.headContact}` : '',
    ];
    const { sample, nameUntil, confidence } = hostel;
    const cautioned = { sample, nameUntil, confidence };
    const sharedTitle = cautionedTitle(hostelFullname, hostel, components, language);
    const caution = sharedCaution(hostel, components, language);
    return {
      name,
      position,
      category,
      hostelFullname,
      place,
      districtName,
      photos,
      lines,
      sharedTitle,
      caution,
      cautioned,
    };
  });
}
