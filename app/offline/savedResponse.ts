import { dayInIndia } from '../model/indiaTime.ts';
import { SAVED_AT, SAVED_VERSION } from './cacheNames.ts';

/**
 * Tells whether our host sent a response: it sends this header with every file (server/headers.ts). The login page of a
 * network, which answers any address with status 200, lacks it.
 */
export const isOfSite = ({ headers }: Response): boolean => headers.has('cross-origin-embedder-policy');

/** Copies a response and adds the time of saving, by the clock of the server if it says it, and, if known, the version of its file. */
export function toSavedResponse(response: Response, savedAt: Date, version?: string): Response {
  const headers = new Headers(response.headers);
  const sentAt = Date.parse(headers.get('date') ?? '');
  // The cache stores the decoded body.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(SAVED_AT, (sentAt ? new Date(sentAt) : savedAt).toISOString());
  if (version !== undefined) headers.set(SAVED_VERSION, version);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Reads the date in India on which a response was saved; `undefined` for a response from the network. */
export function readSavedDay(response: Response): string | undefined {
  const savedAt = response.headers.get(SAVED_AT);
  return savedAt === null ? undefined : dayInIndia(new Date(savedAt));
}
