import { loadCurrent } from '../archive/loadCurrent.server.ts';
import { leaderSchema } from './schema.server.ts';

/** Leaders in order of seniority. */
export const leaders = loadCurrent('leaders', leaderSchema).sort((a, b) => a.order - b.order);
