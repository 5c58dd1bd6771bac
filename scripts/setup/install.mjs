import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './command.mjs';

/** Node 24 as the `node` package brings it. The machine itself may have an older one. */
export const NODE = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

const OLDEST_NODE = 20;

/** Installs the packages unless they are there already as the lock file wants them. Throws with a reason for people. */
export async function installPackages() {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < OLDEST_NODE)
    throw new Error(`Node ${OLDEST_NODE} or newer is needed. This is Node ${process.versions.node}.`);
  if (isInstalled()) return;

  console.info('Installing packages…');
  // Development packages as well, even where NODE_ENV is "production": the site is built here.
  const { ok, output } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (!ok) throw new Error(`${output}\nThe packages could not be installed. npm says why above.`);
  if (!existsSync(NODE))
    throw new Error('The package "node" was installed without its program. Allow its install script: npm rebuild node');
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
 * Says whether everything that is wanted is installed in its version. Optional packages are for other kinds of machine.
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
