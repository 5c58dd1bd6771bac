import { currentEntries } from '../entries.server.ts';

/** Events, newest first. */
export const events = currentEntries('events');
