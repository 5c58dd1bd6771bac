import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A published file: its path below the site's folder, its size and the SHA-256 of its content in hexadecimal. */
export type PublishedFile = { path: string; bytes: number; sha256: string };

/** What a release published. `date` is an ISO day, `commit` the full name of the commit, `node` the version that built it. */
export type Manifest = { version: string; commit: string; date: string; node: string; files: PublishedFile[] };

/** What of a folder is otherwise than the manifest says. */
export type Deviations = { differs: string[]; missing: string[]; extra: string[]; kept: string[] };

/**
 * Folders whose files have their content's mark in their names. A host keeps those of former releases for whoever
 * has an old page open (deploy/release.sh), so one more there is no fault.
 */
const KEPT_ON = /^(assets|pictures)\//;

/** Every file below a folder with its size and hash, sorted by path, so that the same files give the same list. */
export function filesOf(folder: string): PublishedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => {
      const content = readFileSync(file);
      const sha256 = createHash('sha256').update(content).digest('hex');
      return { path: relative(folder, file).split(sep).join('/'), bytes: content.length, sha256 };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Compares a folder, as it is served, with what a release published. `kept`: files of former releases that hosts keep. */
export function deviations(folder: string, { files }: Pick<Manifest, 'files'>): Deviations {
  const there = new Map(filesOf(folder).map(({ path, sha256 }) => [path, sha256]));
  const expected = new Set(files.map(({ path }) => path));
  const more = [...there.keys()].filter((path) => !expected.has(path));
  return {
    differs: files.filter(({ path, sha256 }) => there.has(path) && there.get(path) !== sha256).map(({ path }) => path),
    missing: files.filter(({ path }) => !there.has(path)).map(({ path }) => path),
    extra: more.filter((path) => !KEPT_ON.test(path)),
    kept: more.filter((path) => KEPT_ON.test(path)),
  };
}
