import { existsSync } from 'node:fs';
import { run } from './command.mjs';
import { NODE } from './install.mjs';

/** A browser that is driven asks nothing of the network by itself, and runs where nobody sits. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The same Chromium without windows, menus and extensions. The journeys take half as long in it. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';

const ON_THE_MACHINE = [
  WITHOUT_WINDOWS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a Chromium that runs, and fetches one if there is none. A build server of Debian's fetches the quick one even where
 * another is installed; a developer's machine is left as it is. Nothing comes back when no way leads to one.
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.env.CI && !(await pathOf(WITHOUT_WINDOWS))) await installFromDebian(WITHOUT_WINDOWS);
  return (await installedChromium()) ?? (await fetchedByDebian()) ?? (await fetchedByPlaywright());
}

async function installedChromium() {
  for (const program of ON_THE_MACHINE) {
    const path = program.startsWith('/') ? program : await pathOf(program);
    if (path && (await runs(path))) return path;
  }
  return playwrightsOwn();
}

async function pathOf(program) {
  const { ok, output } = await run('sh', ['-c', `command -v ${program}`]);
  return ok ? output.trim() : undefined;
}

/** Ubuntu's `chromium-browser` can be a stub, and a downloaded browser can lack system libraries: only a version counts. */
async function runs(path) {
  const { ok, output } = await run(path, ['--version']);
  return ok && /Chrom/.test(output);
}

async function playwrightsOwn() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { ok, output } = await run(NODE, ['-e', script]);
  const path = output.trim();
  return ok && existsSync(path) && (await runs(path)) ? path : undefined;
}

async function fetchedByPlaywright() {
  console.info('Fetching a browser for the tests…');
  await run('npx', ['playwright', 'install', 'chromium']);
  return playwrightsOwn();
}

async function fetchedByDebian() {
  for (const name of [WITHOUT_WINDOWS, 'chromium']) {
    await installFromDebian(name);
    const path = await installedChromium();
    if (path) return path;
  }
  return undefined;
}

/** Does nothing where this user may not install packages or the system has others. */
async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !(await pathOf('apt-get'))) return;
  console.info(`Installing ${name}…`);
  const install = `DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${name}`;
  await run('sh', ['-c', `apt-get update && ${install}`]);
}
