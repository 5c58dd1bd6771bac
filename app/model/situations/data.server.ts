import { loadCollection } from '../load.server.ts';
import { situationSchema } from './schema.server.ts';

export const situations = loadCollection('situations', situationSchema).sort((a, b) => a.order - b.order);
