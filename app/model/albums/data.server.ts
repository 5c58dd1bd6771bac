import { currentEntries } from '../entries.server.ts';

export const albums = currentEntries('albums');
