import { readdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * The router names an album's files as they stand in an address, `Mahad%20day`. Hosts decode an address once and then
 * look for `Mahad day`, so this is what the files are called.
 */
export async function decodeNames(folder: string): Promise<void> {
  const encoded = (await readdir(folder, { recursive: true })).filter((path) => path.includes('%'));
  // What lies deeper first: the path to it must still be true.
  for (const path of encoded.sort((one, other) => other.length - one.length)) {
    await rename(join(folder, path), join(folder, dirname(path), decodeURIComponent(basename(path))));
  }
}
