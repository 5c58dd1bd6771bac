import type { Language } from '#app/i18n/language.ts';
import { districts } from '#app/model/districts/data.server.ts';
import { DISTRICT_IDS } from '#app/model/districts/schema.server.ts';
import { fileBytes } from '#app/model/files.server.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { photosOf } from '#app/model/hostels/photos.server.ts';
import { localize } from '#app/model/localize.ts';
import { districtOffice } from '#app/model/offices/districtOffice.server.ts';

/** All hostels in one language, each with the size of its document and the name of its district. */
export function hostelDetails(language: Language) {
  return hostels.map((entry) => {
    const { photos, ...hostel } = localize(entry, language);
    return {
      ...hostel,
      photos: photosOf(photos),
      districtName: districts[entry.district][language],
      bytes: fileBytes(hostel.doc),
    };
  });
}

/** District → the office that a visitor asks when a hostel publishes no telephone number. */
export function districtOffices(language: Language) {
  return Object.fromEntries(DISTRICT_IDS.map((district) => [district, districtOffice(district, language)]));
}

export type HostelDetails = ReturnType<typeof hostelDetails>[number];
