import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, run } from './command.mjs';

/** Sources of the finished site, without the server, which reads finished files. */
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

/** Matches JSON schemas for editors: the content check, with which each build begins, writes them. */
const GENERATED = /[\\/]content[\\/]schemas[\\/]/;

/** Begins each line of progress (site-build/vite/build-logger.ts). */
const MARK = '· ';

/** The fingerprint of the sources that the present build was made from. */
const STAMP = join(ROOT, 'build/.sources');
const HOME_PAGE = join(ROOT, 'build/client/index.html');

/** Whether the finished site was built from the present sources. */
export function isBuilt() {
  return existsSync(HOME_PAGE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint(ROOT, SOURCES);
}

/**
 * Builds the site. The fingerprint is taken first, so that a source changed during the build is built again.
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
 * Hashes the names and contents of all files below some paths, without tests.
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
