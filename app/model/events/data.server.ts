import { loadCurrent } from '../archive/loadCurrent.server.ts';
import { eventSchema } from './schema.server.ts';

/** Events, newest first. */
export const events = loadCurrent('events', eventSchema).sort((a, b) => b.startDate.localeCompare(a.startDate));
