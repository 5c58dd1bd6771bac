import { loadCollection } from '../load.server.ts';
import { noticeSchema } from './schema.server.ts';

/** Notices, newest first. */
export const notices = loadCollection('notices', noticeSchema).sort((a, b) => b.date.localeCompare(a.date));
