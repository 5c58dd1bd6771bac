import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { removeInlinedRules } from '#app/finish/firstPaint.server.ts';
import { HYDRATE, ISLAND_FILES } from '#app/finish/islandStart.server.ts';

const ENTRIES = ['app/entry.client.ts', HYDRATE, ...ISLAND_FILES.values()];

/** Starts the name of the stylesheet that every page links; app/finish/pageStyles.server.ts keeps its name. */
const SITE_STYLES = 'assets/root-';

/** Matches the scripts and stylesheets that Vite has built, and not the files of pages. */
const BUILT = 'assets/{*,en/*,mr/*}';

/** Copies what the built server reads to render a page, so that the desk can render previews after the build. */
export function keepFilesOfRenderer(folder: string, kept: string): void {
  for (const file of ['.vite/manifest.json', ...globSync(`${BUILT}.css`, { cwd: folder })])
    cpSync(join(folder, file), join(kept, file));
}

/**
 * Removes what only React Router's browser part would load: its manifest, the scripts of screens, and their stylesheets, which
 * app/finish/pageStyles.server.ts has joined. Removes Vite's manifest and the rules of the site that every page inlines, too.
 */
export async function removeUnusedFiles(folder: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const used = usedFiles(manifest, ENTRIES);
  const built = globSync(`${BUILT}.{js,css}`, { cwd: folder });
  const unused = built.filter((file) => !used.has(file) && !file.startsWith(SITE_STYLES));
  for (const file of unused) rmSync(join(folder, file));
  for (const file of globSync(`${SITE_STYLES}*.css`, { cwd: folder }).map((name) => join(folder, name)))
    writeFileSync(file, removeInlinedRules(readFileSync(file, 'utf8').trim()));
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
