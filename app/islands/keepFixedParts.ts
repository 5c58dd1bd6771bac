import type { FixedProps } from './fixedParts.ts';

/** Must be this object at each render, because React empties the element whenever it gets another one. */
const UNKNOWN_HTML = {
  // Trusted Types reject strings, even an empty one.
  __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
};

/** Keeps the fixed parts of an island. `prerendered`: a copy of its HTML, from which a part that is mounted again is filled. */
export function keepFixedParts(prerendered: HTMLElement): (name: string) => FixedProps {
  return (name) => ({
    'data-fixed': name,
    // React leaves the content of an element with such HTML as it is when it hydrates the element.
    dangerouslySetInnerHTML: UNKNOWN_HTML,
    suppressHydrationWarning: true,
    ref: (element) => {
      if (!element || element.hasChildNodes()) return;
      // The build has checked that the part exists (Island.tsx).
      const part = prerendered.querySelector(`[data-fixed="${name}"]`) as Element;
      element.append(...part.cloneNode(true).childNodes);
    },
  });
}
