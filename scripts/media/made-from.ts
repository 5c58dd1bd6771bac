import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { documentPage, type SiteDocument } from './document-page.ts';

/** What each PDF was printed from: its path and a hash of the page. `npm run documents` writes it together with the PDFs. */
export const MADE_FROM = join(CONTENT_ROOT, 'documents-made-from.json');

/**
 * Says of every document what it is made from, so that a test can tell without a browser that content has changed and the
 * PDFs have not.
 */
export function madeFrom(documents: readonly SiteDocument[]): string {
  const entries = documents.map((one) => [one.path, hashOf(documentPage(one))] as const);
  return `${JSON.stringify(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`;
}

function hashOf(page: string): string {
  return createHash('sha256').update(page).digest('hex').slice(0, 16);
}
