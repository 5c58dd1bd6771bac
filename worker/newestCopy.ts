import { SAVED_AT } from '#app/offline/cacheNames.ts';

/** Finds the copy that was saved last. */
export function findNewestCopy(copies: readonly (Response | undefined)[]): Response | undefined {
  return copies.filter((copy) => copy !== undefined).sort((a, b) => savedAt(b).localeCompare(savedAt(a)))[0];
}

const savedAt = (copy: Response) => copy.headers.get(SAVED_AT) ?? '';
