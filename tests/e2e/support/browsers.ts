import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import installDeviceFonts from './deviceFonts.ts';

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

/** Path of a browser (undefined: Playwright's own), and the variables with which it starts. */
export type Browser = { executablePath: string | undefined; env: Record<string, string> };

/** A browser in the lock file: the package, and the archives of the program and of the libraries that a bare system lacks. */
type LockedBrowser = { packageName: string; libraries: string };

const CURRENT: LockedBrowser = { packageName: '@sparticuz/chromium', libraries: 'al2023' };

const OLDEST: LockedBrowser = { packageName: 'chromium-78', libraries: 'aws' };

/** The packages contain programs for this system only. */
const isLockedSystem = process.platform === 'linux' && process.arch === 'x64';

function locate({ packageName, libraries }: LockedBrowser) {
  const { version } = JSON.parse(readFileSync(join('node_modules', packageName, 'package.json'), 'utf8'));
  const folder = resolve('.cache/browsers', `${packageName.replaceAll('/', '-')}-${version}`);
  return {
    folder,
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, libraries, 'lib') },
  };
}

/**
 * Chooses the browser of the journeys: the one that `CHROMIUM_PATH` names, or the one in the lock file, or on systems for which the lock
 * file has none, Playwright's own. Never searches for an installed browser, because each version draws letters in its own way.
 */
export function chooseBrowser(
  { CHROMIUM_PATH }: { CHROMIUM_PATH?: string | undefined } = process.env,
  isLocked = isLockedSystem,
): Browser & { isLocked: boolean } {
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, env: {}, isLocked: false };
  if (!isLocked) return { executablePath: undefined, env: {}, isLocked: false };
  return { ...locate(CURRENT), isLocked: true };
}

/** Chromium 78, or undefined on systems for which the lock file has none. */
export const OLDEST_CHROMIUM = isLockedSystem ? locate(OLDEST) : undefined;

/** Reason for which tests that compare drawn letters are skipped, or undefined in the browser that drew the reference pictures. */
export const LETTERS_DIFFER = chooseBrowser().isLocked
  ? undefined
  : 'another browser than the locked one draws letters differently';

/** Unpacks the locked browser and the fonts of the devices. Playwright calls this as `globalSetup`, before the first browser starts. */
export default async function prepareBrowser(): Promise<void> {
  await installDeviceFonts();
  if (chooseBrowser().isLocked) await unpack(CURRENT);
}

/** Unpacks Chromium 78, which only a few tests open. */
export const unpackOldestChromium = () => unpack(OLDEST);

async function unpack(browser: LockedBrowser): Promise<void> {
  const { folder } = locate(browser);
  if (existsSync(folder)) return;
  mkdirSync(resolve('.cache/browsers'), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  const { TMPDIR } = process.env;
  // The package unpacks into the folder for temporary files, which other users can write to.
  process.env.TMPDIR = unfinished;
  try {
    for (const archive of ['chromium.br', `${browser.libraries}.tar.br`])
      await inflate(join('node_modules', browser.packageName, 'bin', archive));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  // Renames the finished folder, so that an interrupted run leaves no incomplete browser.
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process has unpacked the same browser meanwhile.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
}
