import { loadCollection } from '../load.server.ts';
import { institutionSchema } from './schema.server.ts';

/** The institution list in the order that the specification numbers. */
export const institutions = loadCollection('institutions', institutionSchema).sort((a, b) => a.order - b.order);
