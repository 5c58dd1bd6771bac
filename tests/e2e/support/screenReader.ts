import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const READER = readFileSync(fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')), 'utf8');
const READER_PATH = '/virtual-screen-reader.js';

/** Stops a screen reader that loops. Even the longest page has fewer phrases. */
const MOST_PHRASES = 3_000;

type VirtualScreenReader = {
  start(options: { container: Node }): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
  stop(): Promise<void>;
};

/** Returns all phrases that a screen reader speaks in an element. */
export async function readAloud(page: Page, selector: string): Promise<string[]> {
  await page.route(`**${READER_PATH}`, (route) => route.fulfill({ contentType: 'text/javascript', body: READER }));
  return page.locator(selector).evaluate(
    async (container, { path, most }) => {
      const { virtual }: { virtual: VirtualScreenReader } = await import(path);
      await virtual.start({ container });
      const end = `end of ${await virtual.lastSpokenPhrase()}`;
      for (let said = 0; said < most && (await virtual.lastSpokenPhrase()) !== end; said += 1) await virtual.next();
      const phrases = await virtual.spokenPhraseLog();
      await virtual.stop();
      return phrases;
    },
    { path: READER_PATH, most: MOST_PHRASES },
  );
}
