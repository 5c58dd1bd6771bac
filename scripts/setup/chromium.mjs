import { existsSync } from 'node:fs';
import { run } from './command.mjs';
import { NODE } from './install.mjs';

/** Flags of an automated browser: it requests nothing from the network by itself, and needs no screen. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without windows, menus and extensions: the journeys take half as long in it. */
const HEADLESS = 'chromium-headless-shell';

const PROGRAMS = [
  HEADLESS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a Chromium that runs, and installs one where there is none. A Debian build server gets the headless one even beside
 * another; a developer's machine is left as it is. Undefined when none can be installed.
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.env.CI && !(await pathOf(HEADLESS))) await installFromDebian(HEADLESS);
  const installed = await installedChromium();
  if (installed) return installed;
  for (const name of [HEADLESS, 'chromium']) {
    await installFromDebian(name);
    const path = await installedChromium();
    if (path) return path;
  }
  console.info('Fetching a browser for the tests…');
  await run('npx', ['playwright', 'install', 'chromium']);
  return playwrightChromium();
}

async function installedChromium() {
  for (const program of PROGRAMS) {
    const path = program.startsWith('/') ? program : await pathOf(program);
    if (path && (await runs(path))) return path;
  }
  return playwrightChromium();
}

async function pathOf(program) {
  const { ok, output } = await run('sh', ['-c', `command -v ${program}`]);
  return ok ? output.trim() : undefined;
}

/** Asks for the version: Ubuntu's `chromium-browser` can be a stub, and a downloaded browser can lack system libraries. */
async function runs(path) {
  const { ok, output } = await run(path, ['--version']);
  return ok && /Chrom/.test(output);
}

async function playwrightChromium() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { ok, output } = await run(NODE, ['-e', script]);
  const path = output.trim();
  return ok && existsSync(path) && (await runs(path)) ? path : undefined;
}

/** Does nothing where this user may not install packages or the system has others. */
async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !(await pathOf('apt-get'))) return;
  console.info(`Installing ${name}…`);
  const install = `DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${name}`;
  await run('sh', ['-c', `apt-get update && ${install}`]);
}
