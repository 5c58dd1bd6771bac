import type { Page } from '@playwright/test';

/** Waits until React has taken over the page, which it does when the phone has nothing else to do. */
export async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
