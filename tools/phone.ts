import { type Browser, chromium } from '@playwright/test';
import { QUIET } from '../tests/e2e/support/browsers.ts';
import { fontEnvironment } from '../tests/e2e/support/deviceFonts.ts';

/** The phone that Lighthouse simulates. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Starts a browser with the fonts of a phone. */
export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...QUIET], env: { ...process.env, ...fontEnvironment('phone') } });
}
