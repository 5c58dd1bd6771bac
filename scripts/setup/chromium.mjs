import { existsSync } from 'node:fs';
import { run } from './command.mjs';
import { NODE } from './install.mjs';

const ON_THE_MACHINE = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Finds a Chromium that runs, and fetches one if there is none. Nothing comes back when that is impossible too. */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return (await installedChromium()) ?? (await fetchedByPlaywright()) ?? (await fetchedByDebian());
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
  if (process.getuid?.() !== 0 || !(await pathOf('apt-get'))) return undefined;
  console.info('Installing the Chromium of this system…');
  await run('sh', [
    '-c',
    'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium',
  ]);
  return installedChromium();
}
