import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { QUIET } from '#scripts/setup/chromium.mjs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-headless-shell',
];

/** A Chromium without a window that asks nothing of the network. `CHROMIUM_PATH` names it when it stands elsewhere. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? USUAL_PLACES.find((path) => existsSync(path));
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Keeps letters where their font puts them: the headless shell would move them to whole pixels, also in a PDF.
    args: [...QUIET, '--font-render-hinting=none'],
  });
}
