import { currentEntries } from '../entries.server.ts';

/** Leaders in order of seniority. */
export const leaders = currentEntries('leaders');
