import { type RefObject, useEffect, useRef } from 'react';

/** Returns the address of the screen, without the field that a link may name. */
const screenAddress = () => location.hash.replace(/\?.*$/, '');

/** Focuses an element after each change of screen, so that the keyboard and screen readers go on there. A link to a field focuses the field instead. */
export function useScreenFocus(element: RefObject<HTMLElement | null>): void {
  const shown = useRef(screenAddress());
  const address = screenAddress();
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (!location.hash.includes('?')) element.current?.focus();
  }, [address, element]);
}
