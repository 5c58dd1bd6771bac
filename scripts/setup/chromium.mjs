import { existsSync } from 'node:fs';
import { run } from './command.mjs';
import { NODE } from './install.mjs';

/** Flags for an automated browser, which needs no screen and sends no network requests of its own. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without windows, menus and extensions, which halves the time of the journeys. */
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
 * Finds a Chromium that can be started, and installs one if there is none. In CI on Debian, installs the headless shell
 * even if another Chromium is present. Returns undefined if none can be installed.
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

/** Runs `--version`, because Ubuntu's `chromium-browser` can be a stub, and a downloaded browser can lack libraries. */
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

/** Does nothing if this user may not install packages or the system has no apt-get. */
async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !(await pathOf('apt-get'))) return;
  console.info(`Installing ${name}…`);
  const install = `DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${name}`;
  await run('sh', ['-c', `apt-get update && ${install}`]);
}
