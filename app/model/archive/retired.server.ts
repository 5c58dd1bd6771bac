import { LANGUAGES } from '#app/i18n/language.ts';
import { institutionSchema } from '../institutions/schema.server.ts';
import { loadCollection } from '../load.server.ts';
import { contactPath, OFFICE_PATHS } from '../offices/rules.ts';
import { officeGroupSchema } from '../offices/schema.server.ts';
import { INSTITUTION_PATHS } from '../pageOfEntry.ts';
import { AS_OF } from '../site/data.server.ts';
import { KINDS, listRetired, type Retired, type RetiredKind } from './kinds.server.ts';

/** Lists all entries retired on or before the date of the site's last update, the latest first. */
export const retiredEntries: readonly Retired[] = [
  ...Object.entries(KINDS).flatMap(([folder, { schema, toAddresses }]) =>
    listRetired(folder as RetiredKind, loadCollection(folder, schema), toAddresses, AS_OF),
  ),
  ...loadCollection('institutions', institutionSchema).flatMap(({ id, districts }) => {
    const named = districts.flatMap(({ institutions = [] }) => institutions);
    return listRetired('institutions', named, () => ({ list: INSTITUTION_PATHS[id] }), AS_OF);
  }),
  ...loadCollection('offices', officeGroupSchema).flatMap(({ id: group, offices }) =>
    Object.entries(offices).flatMap(([location, { designation, ...office }]) => {
      const files = LANGUAGES.map((language) => contactPath(group, location, language));
      const named = { ...office, id: `${group}-${location}`, title: designation };
      return listRetired('offices', [named], () => ({ list: OFFICE_PATHS[group], files }), AS_OF);
    }),
  ),
].sort((a, b) => b.on.localeCompare(a.on));

/** Finds the retired entry whose page had this path (without language). */
export function findRetired(path: string): Retired | undefined {
  return retiredEntries.find(({ page }) => page === path);
}
