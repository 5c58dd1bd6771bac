import { inBoth } from '#app/i18n/language.ts';
import { bodies } from '#app/model/bodies/data.server.ts';
import { cautionInBoth } from '#app/model/cautionWords.server.ts';
import { townsIn } from '#app/model/districts/data.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { isOwnGroup, OFFICE_PATHS } from '#app/model/offices/rules.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { talukas } from '#app/model/talukas/data.server.ts';

/** Returns the places in a district by which people look for its offices. */
const placesIn = (district: string) => [
  ...townsIn(district),
  ...Object.values(talukas)
    .filter((taluka) => taluka.district === district)
    .map(({ title }) => title),
];

/** A place leads to the offices of the department; else those of others would crowd out everything else. */
function placesOf(group: (typeof officeGroups)[number]['id'], location: string) {
  if (group === 'assistant') return placesIn(location);
  return isOwnGroup(group) ? townsIn(location) : [];
}

export const OFFICES = officeGroups.flatMap(({ id, title, offices, locationTranslations }) =>
  Object.entries(offices).map(([location, office]) => ({
    path: `${OFFICE_PATHS[id]}#${location}` as const,
    title: office.designation,
    line: office.office_address ?? title,
    caution: cautionInBoth(office),
    keywords: [office.office_head, locationTranslations[location], ...placesOf(id, location)],
    body: [office.office_address, office.note, ...(office.branches ?? []).map((branch) => branch.title)],
  })),
);

/** The offices of each taluka that the page of its district lists. */
export const TALUKA_OFFICES = Object.values(bodies).flatMap(({ talukaOffice, purpose }) =>
  talukaOffice && purpose
    ? Object.entries(talukas).map(([id, { title, district }]) => ({
        path: `${pageOf.districts(district)}#${id}` as const,
        title: inBoth((language) => `${talukaOffice.title[language]}, ${title[language]}`),
      }))
    : [],
);
