import { currentEntries } from '../entries.server.ts';

export const videos = currentEntries('videos');
