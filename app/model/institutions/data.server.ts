import { withoutRetired } from '../archive/rules.ts';
import { DISTRICT_IDS } from '../districts/schema.server.ts';
import { generatedPdf } from '../documents/generatedPdf.server.ts';
import { allEntries } from '../entries.server.ts';
import { hostels } from '../hostels/data.server.ts';
import type { Hostel } from '../hostels/schema.server.ts';
import { AS_OF } from '../site/data.server.ts';
import type { Institution } from './schema.server.ts';

/** Institution categories in the order of the specification, without retired institutions. */
export const institutions = allEntries('institutions').map((list) => ({
  ...list,
  accessibleVersion: list.accessibleVersion ?? generatedPdf(`institutions/${list.id}-accessible`),
  districts: list.districts.map((district) => {
    // Each government hostel has its own document.
    const made =
      list.id === 'government-hostels' ? undefined : generatedPdf(`institutions/${list.id}-${district.name}`);
    return {
      ...district,
      ...(district.institutions && { institutions: withoutRetired(district.institutions, AS_OF) }),
      doc: district.doc ?? made,
    };
  }),
}));

/** Categories of the hostels that these lists name; the other lists name their institutions themselves. */
const HOSTELS_OF: Partial<Record<Institution['id'], Hostel['category']>> = {
  'government-hostels': 'government',
  'aided-hostels': 'aided',
};

/** Lists the districts in which the content names a hostel, school or home of a list. */
export const districtsNamedIn = (list: Institution['id']) =>
  DISTRICT_IDS.filter(
    (id) =>
      hostels.some(({ category, district }) => category === HOSTELS_OF[list] && district === id) ||
      institutions.some(
        (own) =>
          own.id === list &&
          own.districts.some(({ name, institutions: named = [] }) => name === id && named.length > 0),
      ),
  );

/** School year of the figures for government hostels: 2024-25. */
export const hostelSchoolYear = institutions.find(({ id }) => id === 'government-hostels')?.schoolYear?.year ?? '';

export type InstitutionCategory = (typeof institutions)[number];
