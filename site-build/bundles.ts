import { randomUUID } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { hashParts } from '#app/model/hashParts.server.ts';

/** The scripts and styles of visitors, and the modules that make the pages. */
const BUNDLES = ['client', 'server'];

/** What bundles are made of. Omits the content: bundles depend on it only through the fonts. */
const SOURCES = [
  '{app,site-build}/**/*.*',
  '{package-lock,tsconfig}.json',
  '{react-router,vite}.config.ts',
  '.cache/fonts/*.woff2',
];

/** Number of states of the sources whose bundles are kept, such as those of branches. */
const KEPT = 3;

/**
 * Writes the bundles into the folder `build`. Calls `bundle`, which does so, only if their sources have changed. Sets KEPT_STYLES, so that
 * the styles of pages are kept beside the bundles that they are selected from.
 */
export async function makeBundles(bundle: () => Promise<void>, root = process.cwd()): Promise<void> {
  const cache = join(root, '.cache/bundles');
  const kept = join(cache, await hashSources(root));
  process.env.KEPT_STYLES = join(kept, 'styles');
  if (existsSync(kept)) {
    await copyBundles(kept, join(root, 'build'));
    await utimes(kept, new Date(), new Date());
    return;
  }
  await bundle();
  // Copies under a temporary name first, so that a stopped build leaves no partial bundles.
  const temporary = `${kept}.${randomUUID()}`;
  await copyBundles(join(root, 'build'), temporary);
  await rename(temporary, kept).catch(async (error) => {
    // Accepts the bundles of another build of the same sources, such as the desk's, which shares this cache.
    if (!existsSync(kept)) throw error;
    await rm(temporary, { recursive: true });
  });
  await sweep(cache);
}

async function hashSources(root: string): Promise<string> {
  const files = globSync(SOURCES, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .sort();
  const texts = await Promise.all(files.map((file) => readFile(join(root, file))));
  return hashParts([process.env.SERVICE_WORKER ?? '', ...files, ...texts]);
}

async function copyBundles(from: string, to: string): Promise<void> {
  for (const name of BUNDLES) {
    await rm(join(to, name), { recursive: true, force: true });
    await cp(join(from, name), join(to, name), { recursive: true });
  }
}

/** Deletes all but the bundles that were used last. */
async function sweep(cache: string): Promise<void> {
  const names = await readdir(cache);
  const used = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(cache, name))).mtimeMs })));
  const old = used.sort((a, b) => b.at - a.at).slice(KEPT);
  await Promise.all(old.map(({ name }) => rm(join(cache, name), { recursive: true, force: true })));
}
