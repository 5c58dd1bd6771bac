import { currentEntries } from '../entries.server.ts';

/** What other departments give, in the order of the page: by group, then by `order`. */
export const elsewhere = currentEntries('elsewhere');
