import type { Language } from '#app/i18n/language.ts';
import { districts } from '#app/model/districts/data.server.ts';
import { DISTRICT_IDS } from '#app/model/districts/schema.server.ts';
import { fileBytes } from '#app/model/files.server.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { photosOf } from '#app/model/hostels/photos.server.ts';
import { localize } from '#app/model/localize.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';

/** All hostels in one language, each with the size of its document and the name of its district. */
export function hostelDetails(language: Language) {
  return hostels.map((entry) => {
    const { source: _, photos, ...hostel } = localize(entry, language);
    return {
      ...hostel,
      photos: photosOf(photos),
      districtName: districts[entry.district][language],
      bytes: fileBytes(hostel.doc),
    };
  });
}

/** District → its Assistant Commissioner's office, whom a visitor asks when a hostel publishes no telephone number. */
export function districtOffices(language: Language) {
  const assistant = officeGroups.find(({ id }) => id === 'assistant');
  return Object.fromEntries(
    DISTRICT_IDS.flatMap((district) => {
      const office = assistant?.offices[district];
      if (!office) return [];
      const { designation, office_phone_number: phone, office_email: email, confidence } = localize(office, language);
      return [[district, { designation, phone, email, confidence }]];
    }),
  );
}

export type HostelDetails = ReturnType<typeof hostelDetails>[number];
export type DistrictOffice = ReturnType<typeof districtOffices>[string];
