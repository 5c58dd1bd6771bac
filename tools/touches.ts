import type { Page } from '@playwright/test';
import { openBrowser, PHONE } from './phone.ts';

/** Factor by which the processor is slowed down; the target of 100 ms is set for it. */
const SLOWDOWN = 6;

/** Shortest duration that Event Timing reports. */
const SHORTEST_MS = 16;

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first();

const ACTIONS: Record<string, { path: string; act: (page: Page) => Promise<void> }> = {
  'open the menu': { path: '/', act: (page) => visible(page, 'header summary').tap() },
  'open the drawer': { path: '/', act: (page) => visible(page, '[commandfor="more"]').tap() },
  'filter the schemes': { path: '/scheme', act: (page) => page.locator('main select').press('ArrowDown') },
  'switch the theme': { path: '/', act: (page) => visible(page, '[data-action^="theme"]').tap() },
  'open the photos of a hostel': {
    path: '/hostels/governmenthostels',
    act: (page) => visible(page, 'main table button, main article button, main li button').tap(),
  },
  'type into the search': { path: '/search', act: (page) => page.locator('main input').pressSequentially('wido') },
};

/** Measures for each action the longest time in ms from a tap or key to the next frame (Interaction to Next Paint). */
export async function touchTimes(origin: string, executablePath: string): Promise<{ action: string; ms: number }[]> {
  const browser = await openBrowser(executablePath);
  const times: { action: string; ms: number }[] = [];
  for (const [action, { path, act }] of Object.entries(ACTIONS)) {
    const page = await browser.newPage(PHONE);
    await page.addInitScript(observeInteractions, SHORTEST_MS);
    await page.goto(origin + path);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await act(page);
    // Waits for Event Timing, which reports an interaction only after its frame.
    await page.waitForTimeout(2000);
    times.push({ action, ms: Number(await page.evaluate('Math.max(...window.interactionTimes)')) });
    await page.context().close();
  }
  await browser.close();
  return times;
}

function observeInteractions(shortest: number): void {
  const times = [shortest];
  Object.assign(window, { interactionTimes: times });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) times.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
}
