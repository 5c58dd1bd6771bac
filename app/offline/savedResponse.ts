import { dayInIndia } from '../model/indiaTime.ts';
import { SAVED_AT, SAVED_VERSION } from './cacheNames.ts';

/** Copies a response with the time it is saved at and, where there is one, the version of its file. */
export function toSavedResponse(response: Response, savedAt: Date, version?: string): Response {
  const headers = new Headers(response.headers);
  // The cache holds the decoded body.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(SAVED_AT, savedAt.toISOString());
  if (version !== undefined) headers.set(SAVED_VERSION, version);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Reads the day in India on which a response was saved; `undefined` for one of the network. */
export function readSavedDay(response: Response): string | undefined {
  const savedAt = response.headers.get(SAVED_AT);
  return savedAt === null ? undefined : dayInIndia(new Date(savedAt));
}
