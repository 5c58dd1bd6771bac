import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { HYDRATE, ISLAND_FILES } from '#app/finish/islandStart.server.ts';

const ENTRIES = ['app/entry.client.ts', HYDRATE, ...ISLAND_FILES.values()];

/** Starts the name of the stylesheet that every page links; app/finish/pageStyles.server.ts keeps its name. */
const SITE_STYLES = 'assets/root-';

/**
 * Removes what only React Router's browser part would load: the data of pages, its manifest, the scripts of screens, and their
 * stylesheets, which app/finish/pageStyles.server.ts has joined. Removes Vite's manifest, too.
 */
export async function removeUnusedFiles(folder: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const used = usedFiles(manifest, ENTRIES);
  const built = globSync('assets/{*,en/*,mr/*}.{js,css}', { cwd: folder });
  const unused = built.filter((file) => !used.has(file) && !file.startsWith(SITE_STYLES));
  for (const file of [...unused, ...globSync('**/*.data', { cwd: folder })]) rmSync(join(folder, file));
  rmSync(join(folder, '.vite'), { recursive: true });
}

/** Lists the files of modules and of all that they import, also dynamically. */
export function usedFiles(manifest: Manifest, keys: readonly string[], used = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || used.has(chunk.file)) continue;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) used.add(file);
    usedFiles(manifest, [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])], used);
  }
  return used;
}
