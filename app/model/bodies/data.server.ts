import { loadEntry } from '../load.server.ts';
import { bodiesSchema } from './schema.server.ts';

export const bodies = loadEntry('bodies.yaml', bodiesSchema).bodies;
