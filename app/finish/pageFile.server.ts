import { createHash } from 'node:crypto';

/** A file that belongs to a finished page: its address in the site and its text. */
export type PageFile = { address: string; text: string };

/**
 * A file whose name changes with its text, as those of all other assets do: caches may keep it for ever. `stem` is what
 * its name begins with, a folder perhaps.
 */
export function pageFile(stem: string, ending: string, text: string): PageFile {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { address: `/assets/${stem}${hash}${ending}`, text };
}
