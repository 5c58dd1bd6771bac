import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Two looks that between them have both themes, a phone and a desk: for states that every-page.spec.ts does not open. */
export const LOOKS = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 360 },
] as const;

/** Dresses a page before it is opened. */
export async function dress(page: Page, { theme, width }: (typeof LOOKS)[number]) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  await page.setViewportSize({ width, height: 800 });
}

/** Fails with the rules that the page breaks and the elements that break them. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // In this window: the other way opens a new one for each question, and the site has no frames.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** Waits until React has taken over the page. A test that needs script calls it; a visitor does not notice. */
export async function untilReady(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Keeps back what matches until the returned function is called: a script or data on a slow network. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
