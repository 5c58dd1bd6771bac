import { loadCollection } from '../load.server.ts';
import { eventSchema } from './schema.server.ts';

/** Events, newest first. */
export const events = loadCollection('events', eventSchema).sort((a, b) => b.startDate.localeCompare(a.startDate));
