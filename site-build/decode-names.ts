import { readdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Renames `Mahad%20day` to `Mahad day`: the router encodes file names, and hosts look for decoded ones. */
export async function decodeNames(folder: string): Promise<void> {
  const encoded = (await readdir(folder, { recursive: true })).filter((path) => path.includes('%'));
  // Renames the deepest first, so that the paths of the others stay valid.
  for (const path of encoded.sort((one, other) => other.length - one.length)) {
    await rename(join(folder, path), join(folder, dirname(path), decodeURIComponent(basename(path))));
  }
}
