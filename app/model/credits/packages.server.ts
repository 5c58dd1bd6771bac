import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A credited package. `licence`: SPDX expression from its package.json (`MIT`). */
export type Package = { name: string; version: string; licence: string };

type LockedPackage = { version: string; license?: string } & Partial<
  Record<'dev' | 'devOptional' | 'optional', boolean>
>;

const FOLDER = 'node_modules/';

/** Groups the packages of package.json and package-lock.json. Throws if a package is not locked or names no licence. */
export function creditedPackages(manifest: string, lock: string) {
  const { dependencies, devDependencies }: Record<string, Record<string, string>> = JSON.parse(manifest);
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(lock);
  const credit = (path: string): Package => {
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    const locked = packages[path];
    if (!locked?.license) throw new Error(`package-lock.json has no version and licence of ${name}`);
    return { name, version: locked.version, licence: locked.license };
  };
  const lockPaths = (names: Record<string, string> = {}) => Object.keys(names).map((name) => FOLDER + name);
  const runs = lockPaths(dependencies);
  const needed = Object.entries(packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .map(([path]) => path)
    .filter((path) => !runs.includes(path));
  return {
    runs: runs.map(credit),
    /** Dependencies of dependencies. */
    needed: needed.map(credit).sort((a, b) => a.name.localeCompare(b.name, 'en')),
    /** Packages used only to test the site and to edit its content. */
    tools: lockPaths(devDependencies).map(credit),
  };
}

export type Packages = ReturnType<typeof creditedPackages>;

/** Returns the packages of this project in their locked versions. */
export function projectPackages(): Packages {
  const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
  return creditedPackages(read('package.json'), read('package-lock.json'));
}
