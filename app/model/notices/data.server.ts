import { inForce } from '../archive/rules.ts';
import { loadCollection } from '../load.server.ts';
import { AS_OF } from '../site/asOf.server.ts';
import { noticeSchema } from './schema.server.ts';

/** Every notice, newest first, also those that have expired. */
export const notices = loadCollection('notices', noticeSchema).sort((a, b) => b.date.localeCompare(a.date));

/** Notices that have not expired, newest first. The others stand in the archive. */
export const noticesInForce = inForce(notices, AS_OF);
