import { useEffect, useRef } from 'react';

/** Returns the ref of a popover that closes when a link in it opens another screen. */
export function usePopover() {
  const popover = useRef<HTMLElement>(null);
  useEffect(() => {
    const close = () => popover.current?.hidePopover();
    addEventListener('hashchange', close);
    return () => removeEventListener('hashchange', close);
  }, []);
  return popover;
}
