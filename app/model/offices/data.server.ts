import { loadCollection } from '../load.server.ts';
import { officeGroupSchema } from './schema.server.ts';

export const officeGroups = loadCollection('offices', officeGroupSchema).sort((a, b) => a.order - b.order);
