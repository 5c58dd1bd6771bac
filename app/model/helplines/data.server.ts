import { loadEntry } from '../load.server.ts';
import { helplinesSchema } from './schema.server.ts';

export const helplines = loadEntry('helplines.yaml', helplinesSchema).helplines;
