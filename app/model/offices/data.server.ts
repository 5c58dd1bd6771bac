import { isRetired } from '../archive/rules.ts';
import { loadCollection } from '../load.server.ts';
import { AS_OF } from '../site/asOf.server.ts';
import { type OfficeGroup, officeGroupSchema } from './schema.server.ts';

/** The groups with the offices that are not retired. */
export const officeGroups = loadCollection('offices', officeGroupSchema)
  .map((group) => ({ ...group, offices: currentOffices(group.offices) }))
  .sort((a, b) => a.order - b.order);

function currentOffices(offices: OfficeGroup['offices']) {
  return Object.fromEntries(Object.entries(offices).filter(([, office]) => !isRetired(office, AS_OF)));
}
