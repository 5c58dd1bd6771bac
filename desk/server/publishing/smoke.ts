import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileOfPage } from './finishedPages.ts';
import { PublishingError } from './publishingError.ts';

/** Maximum number of pages that are requested. */
const MAX_PAGES = 20;

/** Pages that hosts show in place of a missing page, with another status. */
const STAND_IN = /\/(404|not-found)$/;

/**
 * Requests changed pages from the public site, and compares them with the files of the release. Repeats this for `seconds`, because a host
 * needs a moment to notice a new release. Throws PublishingError `smoke` with the addresses that differ.
 */
export async function smokeTest(
  site: string,
  release: string,
  addresses: readonly string[],
  seconds: number,
): Promise<void> {
  const tested = addresses.filter((address) => !STAND_IN.test(address)).slice(0, MAX_PAGES);
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const results = await Promise.all(tested.map((address) => isShown(site, release, address)));
    const wrong = tested.filter((_, index) => !results[index]);
    if (wrong.length === 0) return;
    if (performance.now() > end) throw new PublishingError('smoke', wrong);
    await wait(Math.min(1000, seconds * 100));
  }
}

/** Returns whether a page is public as in the release; a page that the release does not have must not be shown as it was. */
async function isShown(site: string, release: string, address: string): Promise<boolean> {
  const file = await readFile(join(release, fileOfPage(address)), 'utf8').catch(() => undefined);
  try {
    const response = await fetch(new URL(address, site), {
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(10_000),
    });
    const text = await response.text();
    return file === undefined ? !response.ok || response.redirected : response.status === 200 && text === file;
  } catch {
    return false;
  }
}
