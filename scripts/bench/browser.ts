import { type Browser, chromium } from '@playwright/test';
import { freePort } from '#scripts/load/hosts.ts';
import { findChromium, QUIET } from '#scripts/setup/chromium.mjs';
import { fontsOf, layDeviceFonts } from './device-fonts.ts';

/** The window in which Lighthouse looks: a phone of the middle class. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

let path: Promise<string | undefined> | undefined;
let fonts: Promise<void> | undefined;

/** A fresh Chromium with the letters of a phone, and a port through which Lighthouse drives it. */
export async function openBrowser(): Promise<{ browser: Browser; port: number }> {
  path ??= findChromium();
  const executablePath = await path;
  if (executablePath === undefined) throw new Error('No Chromium was found. Install one, or name it: CHROMIUM_PATH=…');
  const port = await freePort();
  fonts ??= layDeviceFonts();
  await fonts;
  const browser = await chromium.launch({
    executablePath,
    args: [...QUIET, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...fontsOf('phone') },
  });
  return { browser, port };
}
