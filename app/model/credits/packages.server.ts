import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A package as it is credited. `licence` as its makers write it, in SPDX: `MIT`. */
export type Package = { name: string; version: string; licence: string };

const FOLDER = 'node_modules/';

const namedSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
});

/**
 * Packages by what they do for the site, from the texts of package.json and package-lock.json: those that its programs
 * are built on, those that these need in turn, and the tools that only build and test it. Throws where a package that
 * the site runs on is not locked or names no licence.
 */
export function creditedPackages(named: string, lock: string) {
  const { dependencies, devDependencies } = namedSchema.parse(JSON.parse(named));
  const { packages } = lockSchema.parse(JSON.parse(lock));
  const credited = (path: string): Package => {
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    const found = packages[path];
    if (!found?.license) throw new Error(`package-lock.json has no version and licence of ${name}`);
    return { name, version: found.version, licence: found.license };
  };
  const runs = Object.keys(dependencies).map((name) => FOLDER + name);
  const needed = Object.entries(packages).flatMap(([path, { dev, devOptional, optional }]) =>
    path === '' || dev || devOptional || optional || runs.includes(path) ? [] : [path],
  );
  return {
    runs: runs.map(credited),
    needed: needed.map(credited).sort((a, b) => a.name.localeCompare(b.name, 'en')),
    tools: Object.keys(devDependencies).map((name) => credited(FOLDER + name)),
  };
}

export type Packages = ReturnType<typeof creditedPackages>;

/** The packages of this project, as they are locked. */
export function packagesOfProject(): Packages {
  const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
  return creditedPackages(read('package.json'), read('package-lock.json'));
}
