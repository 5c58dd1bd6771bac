import { loadCollection } from '../load.server.ts';
import { leaderSchema } from './schema.server.ts';

/** Leaders in order of seniority. */
export const leaders = loadCollection('leaders', leaderSchema).sort((a, b) => a.order - b.order);
