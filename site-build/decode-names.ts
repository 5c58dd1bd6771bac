import { readdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Renames `Mahad%20day` to `Mahad day`, because the router encodes file names, and hosts look up decoded names. */
export async function decodeNames(folder: string): Promise<void> {
  const encoded = (await readdir(folder, { recursive: true })).filter((path) => path.includes('%'));
  // Renames the longest paths first, so that the other paths stay valid.
  for (const path of encoded.sort((one, other) => other.length - one.length)) {
    await rename(join(folder, path), join(folder, dirname(path), decodeURIComponent(basename(path))));
  }
}
