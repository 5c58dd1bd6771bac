import type { FolderName } from './collections.server.ts';

/** Collections that have spreadsheets. A list of its own, because the browser has no definitions of collections. */
export const SHEET_COLLECTIONS = ['offices', 'hostels', 'institutions', 'schemes'] as const satisfies FolderName[];
