import { expect, type Locator, type Page } from '@playwright/test';

type Stop = {
  name: string;
  /** What a sighted reader of the page would miss there. */
  flaws: string[];
  /** Whether it stands before the stop that was asked about last. */
  backward: boolean;
  /** Whether the keyboard has left the page, or begins again with the first stop. */
  end: boolean;
};

/** Presses Tab, and says where the focus came to. */
async function nextStop(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop> {
  await page.keyboard.press(key);
  return page.evaluate(async () => {
    // What slides in is looked at where it comes to rest.
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const stop = document.activeElement;
    if (!stop || stop === document.body) return { name: '', flaws: [], backward: false, end: true };
    const before = document.querySelector('[data-last-stop]');
    before?.removeAttribute('data-last-stop');
    stop.setAttribute('data-last-stop', '');

    // A radio button or a card shows the focus on its label or its outer edge.
    const drawn = [stop, stop.closest('label'), stop.nextElementSibling, stop.parentElement].flatMap((element) =>
      element
        ? [getComputedStyle(element), getComputedStyle(element, '::after'), getComputedStyle(element, '::before')]
        : [],
    );
    const outlined = drawn.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );

    const label = stop.closest('label') ?? (stop as HTMLInputElement).labels?.[0] ?? stop;
    const seen = [...stop.getClientRects(), ...label.getClientRects()].some(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].some((across) =>
        [0.2, 0.5, 0.8].some((down) => {
          const there = document.elementFromPoint(left + across * (right - left), top + down * (bottom - top));
          return stop.contains(there) || label.contains(there);
        }),
      ),
    );

    const backward = Boolean(before && before.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING);
    const name = `${stop.nodeName.toLowerCase()} “${(stop.getAttribute('aria-label') ?? stop.textContent ?? '').trim().slice(0, 40)}”`;
    return {
      name,
      backward,
      // The way past the navigation is the first stop of every page.
      end: backward && stop.getAttribute('href') === '#main',
      flaws: [
        ...(outlined ? [] : ['the focus is not drawn']),
        ...(seen ? [] : ['the focus is covered or out of the window']),
      ].map((flaw) => `${name}: ${flaw}`),
    };
  });
}

/** Tabs on until the element has the focus. Fails when it never has, or when a stop on the way cannot be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const flaws: string[] = [];
  for (let press = 0; press < 250; press += 1) {
    const stop = await nextStop(page, key);
    flaws.push(...stop.flaws);
    if (stop.end || (await target.evaluate((element) => element === document.activeElement))) break;
  }
  await expect(target).toBeFocused();
  expect(flaws).toEqual([]);
}

/** Tabs from the first stop of the page to the last. Each must be seen, and come after the one before. */
export async function tabThrough(page: Page): Promise<{ stops: string[]; flaws: string[] }> {
  const stops: string[] = [];
  const flaws: string[] = [];
  for (let press = 0; press < 500; press += 1) {
    const stop = await nextStop(page, 'Tab');
    if (stop.end) break;
    stops.push(stop.name);
    flaws.push(...stop.flaws, ...(stop.backward ? [`${stop.name}: the focus goes against the order of the page`] : []));
  }
  return { stops, flaws };
}
