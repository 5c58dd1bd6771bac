import { SAVED_AT, SAVED_VERSION } from './names.ts';

/** A copy of an answer, with the moment it was saved at and, where there is one, the version of its file. */
export function stamped(answer: Response, savedAt: Date, version?: string): Response {
  const headers = new Headers(answer.headers);
  // The body is kept unpacked: what the network said of its bytes is no longer true.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(SAVED_AT, savedAt.toISOString());
  if (version !== undefined) headers.set(SAVED_VERSION, version);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/** The day, in India, on which a copy was saved; undefined for what came from the network. */
export function dayOfCopy(answer: Response): string | undefined {
  const savedAt = answer.headers.get(SAVED_AT);
  return savedAt === null ? undefined : dayInIndia(new Date(savedAt));
}

/** `en-CA` writes days as ISO does. */
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

export const dayInIndia = (moment: Date): string => indianDay.format(moment);
