import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, run } from './command.mjs';

/** Sources of the finished site. The server is omitted, because it only reads finished files. */
const SOURCES = [
  'app',
  'content',
  'site-build',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'words',
  'worker',
];

/** Matches the JSON schemas for editors; the content check writes them at the start of each build. */
const GENERATED = /[\\/]content[\\/]schemas[\\/]/;

/** Prefix of progress lines (site-build/progress.ts). */
const MARK = '· ';

/** Contains the fingerprint of the sources of the current build, and ends with `LIGHT` if it must not be published. */
const STAMP = join(ROOT, 'build/.sources');
const HOME_PAGE = join(ROOT, 'build/client/index.html');

const LIGHT = ' light';

/** Returns whether the finished site was built from the current sources. `isLight`: light compression is enough. */
export function isBuilt({ isLight = false } = {}) {
  if (!existsSync(HOME_PAGE) || !existsSync(STAMP)) return false;
  const stamp = readFileSync(STAMP, 'utf8');
  const sources = fingerprint(ROOT, SOURCES);
  return stamp === sources || (isLight && stamp === sources + LIGHT);
}

/**
 * Builds the site; `isLight` compresses it in a tenth of the time, but not as well as a site is published. Computes the
 * fingerprint first, so that a change during the build causes another build.
 * @param {{ isLight?: boolean, show?: boolean, onProgress?: (line: string) => void }} [options]
 */
export async function buildSite({ isLight = false, show, onProgress } = {}) {
  const sources = fingerprint(ROOT, SOURCES);
  rmSync(STAMP, { force: true });
  const onLine = (line) => line.startsWith(MARK) && onProgress?.(line);
  process.env.COMPRESSION = isLight ? 'light' : 'best';
  const result = await run('npm', ['run', 'build'], { show, onLine });
  if (result.ok) {
    mkdirSync(dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, isLight ? sources + LIGHT : sources);
  }
  return result;
}

/**
 * Hashes the names and contents of all files at or below the paths, except tests.
 * @param {string} root
 * @param {string[]} paths
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(join(root, path)))) {
    hash.update(`${relative(root, file)}\0`).update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.\w+$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !GENERATED.test(file))
    .sort();
}
