import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

type Stop = {
  name: string;
  /** Ways in which the focus is not visible enough. */
  flaws: string[];
  /** Whether the stop precedes the previous stop in document order. */
  backward: boolean;
  /** Whether the focus left the page or returned to the first stop. */
  end: boolean;
  /** Whether the stop is the wanted element. */
  reached: boolean;
  isInMain: boolean;
  /** State that focus alone must not change (WCAG 3.2.1). */
  context: string;
};

declare global {
  interface Window {
    /** The last focused element, with its style while it had the focus. */
    lastStop?: { stop: Element; name: string; style: string };
  }
}

/** Presses a key, if it is given, and inspects the focused element. */
async function nextStop(page: Page, key?: 'Tab' | 'Shift+Tab', wanted?: ElementHandle): Promise<Stop> {
  if (key) await page.keyboard.press(key);
  return page.evaluate(async (target) => {
    // Waits until animations end.
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const stop = document.activeElement;
    const dialogs = document.querySelectorAll('dialog[open]').length;
    const context = [performance.timeOrigin, location.href, document.title, dialogs].join(' ');
    const elementName = (element: Element) =>
      `${element.nodeName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const findLabel = (element: Element) =>
      element.closest('label') ?? (element as HTMLInputElement).labels?.[0] ?? element;

    // The focus must be visible on the element or on its label.
    const computedStyles = (element: Element) =>
      [element, findLabel(element)].flatMap((styled) =>
        [null, '::before', '::after'].map((part) => getComputedStyle(styled, part)),
      );
    const focusStyle = (element: Element) =>
      computedStyles(element)
        .map(({ outline, boxShadow, backgroundColor, borderColor }) => [
          outline,
          boxShadow,
          backgroundColor,
          borderColor,
        ])
        .join();
    const isTransparent = (colour: string) => colour === 'transparent' || /[,/] ?0\)$/.test(colour);

    const last = window.lastStop;
    const unchanged =
      last?.stop.isConnected && last.stop !== stop && focusStyle(last.stop) === last.style
        ? [`${last.name}: looks the same with and without focus`]
        : [];
    if (!stop || stop.matches('body, main'))
      return { name: '', flaws: unchanged, backward: false, end: true, reached: false, isInMain: false, context };
    const name = elementName(stop);
    window.lastStop = { stop, name, style: focusStyle(stop) };
    const before = last?.stop.isConnected ? last.stop : undefined;

    const outlined = computedStyles(stop).some(
      ({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isTransparent(outlineColor),
    );

    const label = findLabel(stop);
    const seen = [...stop.getClientRects(), ...label.getClientRects()].some(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].some((across) =>
        [0.2, 0.5, 0.8].some((down) => {
          const topElement = document.elementFromPoint(left + across * (right - left), top + down * (bottom - top));
          return stop.contains(topElement) || label.contains(topElement);
        }),
      ),
    );

    const backward = Boolean(before && before.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING);
    return {
      name,
      backward,
      context,
      // The skip link is the first stop of every page.
      end: backward && stop.getAttribute('href') === '#main',
      reached: stop === target,
      isInMain: stop.closest('main') !== null,
      flaws: [
        ...unchanged,
        ...(outlined ? [] : [`${name}: the focus is not visible`]),
        ...(seen ? [] : [`${name}: the focus is covered or outside the window`]),
      ],
    };
  }, wanted);
}

/** Tabs to an element. Fails if Tab never reaches it, or if the focus is invisible on the way. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const flaws: string[] = [];
  const wanted = (await target.elementHandle()) ?? undefined;
  for (let press = 0; press < 250; press += 1) {
    const stop = await nextStop(page, key, wanted);
    flaws.push(...stop.flaws);
    if (stop.end || stop.reached) break;
  }
  await expect(target).toBeFocused();
  expect(flaws).toEqual([]);
}

/**
 * Tabs through the page, or through its main part. Reports focus that is invisible or out of order, or that changes the
 * page.
 */
export async function tabThrough(page: Page, part?: 'main'): Promise<{ stops: string[]; flaws: string[] }> {
  if (part) await page.getByRole(part).focus();
  const stops: string[] = [];
  const flaws: string[] = [];
  let { context } = await nextStop(page);
  for (let press = 0; press < 500; press += 1) {
    const stop = await nextStop(page, 'Tab');
    flaws.push(...stop.flaws);
    if (stop.context !== context) flaws.push(`${stop.name}: focus changes the page`);
    context = stop.context;
    if (stop.end || (part && !stop.isInMain)) break;
    stops.push(stop.name);
    if (stop.backward) flaws.push(`${stop.name}: the focus order differs from the document order`);
  }
  return { stops, flaws };
}

/** Sends the Enter key that ends a composition as Safari does, after the composition. Returns whether the page leaves the key to the input method. */
export function endComposition(field: Locator): Promise<boolean> {
  return field.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true })),
  );
}
