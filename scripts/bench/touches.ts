import type { Page } from '@playwright/test';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { openBrowser, PHONE } from './browser.ts';
import { untilStarted } from './started.ts';

/** How much slower than this machine the phone is. */
const SLOWER = 4;
/** Shorter answers are not told by the browser: nobody can see them. */
export const SHORTEST_MS = 16;

type Touch = { name: string; path: string; act: (page: Page) => Promise<void> };

/** By what things are, not by what is written on them: both languages are asked the same. */
const TOUCHES: Touch[] = [
  { name: 'open the menu', path: '/', act: (page) => visible(page, 'header summary').tap() },
  { name: 'open the drawer', path: '/', act: (page) => visible(page, '[commandfor="more"]').tap() },
  { name: 'filter the schemes', path: '/scheme', act: (page) => page.locator('main select').press('ArrowDown') },
  { name: 'switch the theme', path: '/', act: (page) => visible(page, '[data-choice^="theme"]').tap() },
  {
    name: 'open the photos of a hostel',
    path: '/hostels/governmenthostels',
    act: (page) => visible(page, 'main table button, main article button, main li button').tap(),
  },
  {
    name: 'type into the search',
    path: '/search',
    act: (page) => page.locator('main input').pressSequentially('wido'),
  },
];

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first();

export type TouchTime = { name: string; language: Language; ms: number };

/** Milliseconds from each touch or key to the next picture on the screen, the longest of each action. */
export async function timeTouches(base: string, language: Language): Promise<TouchTime[]> {
  const { browser } = await openBrowser();
  try {
    const times: TouchTime[] = [];
    for (const { name, path, act } of TOUCHES) {
      const page = await browser.newPage(PHONE);
      await page.addInitScript(watchEvents);
      await page.goto(base + pathIn(language, path));
      await untilStarted(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await act(page);
      // Entries come after the picture that they are about, however late that is.
      await page.waitForTimeout(2000);
      const ms = await page.evaluate(() => Math.max(...window.eventTimes));
      times.push({ name, language, ms: Math.max(ms, SHORTEST_MS) });
      await page.context().close();
    }
    return times;
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    eventTimes: number[];
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  interface PerformanceEventTiming {
    readonly interactionId: number;
  }
}

function watchEvents(): void {
  window.eventTimes = [0];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0) window.eventTimes.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
