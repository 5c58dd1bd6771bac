import { loadCurrent } from '../archive/loadCurrent.server.ts';
import { inForce } from '../archive/rules.ts';
import { AS_OF } from '../site/asOf.server.ts';
import { noticeSchema } from './schema.server.ts';

/** Every notice, newest first, also those that have expired; not those that were retired. */
export const notices = loadCurrent('notices', noticeSchema).sort((a, b) => b.date.localeCompare(a.date));

/** Notices that have not expired, newest first. The others stand in the archive. */
export const noticesInForce = inForce(notices, AS_OF);
