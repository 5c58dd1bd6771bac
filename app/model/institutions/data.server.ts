import { withoutRetired } from '../archive/rules.ts';
import { loadCollection } from '../load.server.ts';
import { AS_OF } from '../site/asOf.server.ts';
import { institutionSchema } from './schema.server.ts';

/** The institution list in the order that the specification numbers, without the institutions that are retired. */
export const institutions = loadCollection('institutions', institutionSchema)
  .map((list) => ({
    ...list,
    districts: list.districts.map((district) => ({
      ...district,
      ...(district.institutions && { institutions: withoutRetired(district.institutions, AS_OF) }),
    })),
  }))
  .sort((a, b) => a.order - b.order);
