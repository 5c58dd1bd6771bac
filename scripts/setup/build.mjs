import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, run } from './command.mjs';

/** All that the finished site is made from. The server is not: it reads the finished files. */
const SOURCES = [
  'app',
  'content',
  'site-build',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'worker',
];

/** Matches what the content check writes for editor programs: no page is made from it, and the build begins with that check. */
const WRITTEN = /[\\/]content[\\/]schemas[\\/]/;

/** Begins each line in which the build says how far it is (site-build/vite/build-logger.ts). */
const MARK = '· ';

/** The fingerprint of the sources that the present build was made from. */
const STAMP = join(ROOT, 'build/.sources');
const HOME_PAGE = join(ROOT, 'build/client/index.html');

/** Says whether the finished site is there and made from the sources as they are now. */
export function isBuilt() {
  return existsSync(HOME_PAGE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint(ROOT, SOURCES);
}

/**
 * Builds the site. The fingerprint is taken first: a source that changes during the build must be built again.
 * @param {{ show?: boolean, onProgress?: (line: string) => void }} [options]
 */
export async function buildSite({ show, onProgress } = {}) {
  const sources = fingerprint(ROOT, SOURCES);
  rmSync(STAMP, { force: true });
  const onLine = (line) => line.startsWith(MARK) && onProgress?.(line);
  const result = await run('npm', ['run', 'build'], { show, onLine });
  if (result.ok) {
    mkdirSync(dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, sources);
  }
  return result;
}

/**
 * One number for the names and contents of all files below some paths. Tests do not count: no page is made from them.
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
    .filter((file) => !WRITTEN.test(file))
    .sort();
}
