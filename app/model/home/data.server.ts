import { loadEntry } from '../load.server.ts';
import { homeSchema } from './schema.server.ts';

export const home = loadEntry('home.yaml', homeSchema);
