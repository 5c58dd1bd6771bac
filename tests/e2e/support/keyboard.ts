import { expect, type Locator, type Page } from '@playwright/test';

type Stop = {
  name: string;
  /** What a sighted reader of the page would miss there. */
  flaws: string[];
  /** Whether it stands before the stop that was asked about last. */
  backward: boolean;
  /** Whether the keyboard has left the page, or begins again with the first stop. */
  end: boolean;
  /** Document, address, title and open dialogs: what a focus alone must not change (WCAG 3.2.1). */
  context: string;
};

declare global {
  interface Window {
    /** The last stop, and how it was drawn while it had the focus. */
    lastStop?: { stop: Element; name: string; drawing: string };
  }
}

/** Presses Tab, and says where the focus came to. */
async function nextStop(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop> {
  await page.keyboard.press(key);
  return page.evaluate(async () => {
    // What slides in is looked at where it comes to rest.
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const stop = document.activeElement;
    const dialogs = document.querySelectorAll('dialog[open]').length;
    const context = [performance.timeOrigin, location.href, document.title, dialogs].join(' ');
    const nameOf = (element: Element) =>
      `${element.nodeName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const labelOf = (element: Element) =>
      element.closest('label') ?? (element as HTMLInputElement).labels?.[0] ?? element;

    // The focus is drawn on the stop or on its label. An outline elsewhere says nothing of where it is.
    const stylesOf = (element: Element) =>
      [element, labelOf(element)].flatMap((one) =>
        [null, '::before', '::after'].map((part) => getComputedStyle(one, part)),
      );
    const drawingOf = (element: Element) =>
      stylesOf(element)
        .map(({ outline, boxShadow, backgroundColor, borderColor }) => [
          outline,
          boxShadow,
          backgroundColor,
          borderColor,
        ])
        .join();
    const isTransparent = (colour: string) => colour === 'transparent' || /[,/] ?0\)$/.test(colour);

    const last = window.lastStop;
    const alike =
      last?.stop.isConnected && last.stop !== stop && drawingOf(last.stop) === last.drawing
        ? [`${last.name}: looks the same with the focus as without`]
        : [];
    if (!stop || stop === document.body) return { name: '', flaws: alike, backward: false, end: true, context };
    const name = nameOf(stop);
    window.lastStop = { stop, name, drawing: drawingOf(stop) };
    const before = last?.stop.isConnected ? last.stop : undefined;

    const outlined = stylesOf(stop).some(
      ({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isTransparent(outlineColor),
    );

    const label = labelOf(stop);
    const seen = [...stop.getClientRects(), ...label.getClientRects()].some(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].some((across) =>
        [0.2, 0.5, 0.8].some((down) => {
          const there = document.elementFromPoint(left + across * (right - left), top + down * (bottom - top));
          return stop.contains(there) || label.contains(there);
        }),
      ),
    );

    const backward = Boolean(before && before.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING);
    return {
      name,
      backward,
      context,
      // The way past the navigation is the first stop of every page.
      end: backward && stop.getAttribute('href') === '#main',
      flaws: [
        ...alike,
        ...(outlined ? [] : [`${name}: the focus is not drawn`]),
        ...(seen ? [] : [`${name}: the focus is covered or out of the window`]),
      ],
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

/** Tabs from the first stop of the page to the last. Each must be seen, come after the one before, and change nothing. */
export async function tabThrough(page: Page): Promise<{ stops: string[]; flaws: string[] }> {
  const stops: string[] = [];
  const flaws: string[] = [];
  let context: string | undefined;
  for (let press = 0; press < 500; press += 1) {
    const stop = await nextStop(page, 'Tab');
    flaws.push(...stop.flaws);
    if (context !== undefined && stop.context !== context) flaws.push(`${stops.at(-1)}: its focus changes the page`);
    context = stop.context;
    if (stop.end) break;
    stops.push(stop.name);
    if (stop.backward) flaws.push(`${stop.name}: the focus goes against the order of the page`);
  }
  return { stops, flaws };
}
