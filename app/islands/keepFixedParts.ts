import type { FixedProps } from './fixedParts.ts';

/** Must be the same object at each render, because React empties the element if it gets another object. */
const KEPT_HTML = {
  // Trusted Types reject strings, even an empty one.
  __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
};

/** Keeps the fixed parts of an island. `prerendered`: copy of its HTML, from which a part is filled that is mounted again. */
export function keepFixedParts(prerendered: HTMLElement): (name: string) => FixedProps {
  return (name) => ({
    'data-fixed': name,
    // Makes React leave the content of the element unchanged when it hydrates the element.
    dangerouslySetInnerHTML: KEPT_HTML,
    suppressHydrationWarning: true,
    ref: (element) => {
      if (!element || element.hasChildNodes()) return;
      // The build has checked that the part exists (Island.tsx).
      const part = prerendered.querySelector(`[data-fixed="${name}"]`) as Element;
      element.append(...part.cloneNode(true).childNodes);
    },
  });
}
