import { districts, townsIn } from '#app/model/districts/data.server.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { hostelPath, noteInLists } from '#app/model/hostels/rules.ts';
import { institutions } from '#app/model/institutions/data.server.ts';
import { INSTITUTION_PATHS } from '#app/model/institutions/paths.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import type { SearchDocument } from '../entries.ts';

export const officeDocuments: SearchDocument[] = officeGroups.flatMap(({ id, title, offices, locationTranslations }) =>
  Object.entries(offices).map(([location, office]) => ({
    kind: 'office' as const,
    path: `${OFFICE_PATHS[id]}#${location}`,
    title: office.designation,
    line: office.office_address ?? title,
    keywords: [
      office.office_head,
      locationTranslations[location as keyof typeof locationTranslations],
      ...townsIn(location),
    ],
    body: [office.office_address, office.note, ...(office.branches ?? []).map((branch) => branch.title)],
  })),
);

export const officeGroupDocuments: SearchDocument[] = officeGroups.map(({ id, title, description }) => ({
  kind: 'page' as const,
  path: OFFICE_PATHS[id],
  title,
  line: description,
}));

export const hostelDocuments: SearchDocument[] = hostels.map((hostel) => ({
  kind: 'hostel',
  path: hostelPath(hostel.name),
  title: hostel.hostelFullname,
  line: hostel.hostelAddress ?? hostel.place,
  note: noteInLists(hostel),
  keywords: [hostel.place, districts[hostel.district]],
  body: [hostel.hostelAddress, hostel.ngo, hostel.note, ...(hostel.facilities ?? [])],
}));

export const institutionListDocuments: SearchDocument[] = institutions.map(({ id, category, description }) => ({
  kind: 'page',
  path: INSTITUTION_PATHS[id],
  title: category,
  line: description,
}));

export const institutionDocuments: SearchDocument[] = institutions.flatMap(({ id, category, districts: lists }) =>
  lists.flatMap((list) =>
    (list.institutions ?? []).map(({ title, place, ngo, note }) => ({
      kind: 'institution' as const,
      path: INSTITUTION_PATHS[id],
      title,
      line: place,
      note,
      keywords: [place, districts[list.name], category],
      body: [ngo, note],
    })),
  ),
);
