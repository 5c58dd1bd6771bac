import { type RefObject, useEffect } from 'react';
import { useAfterNavigation } from './useAfterNavigation.ts';

/** Closes disclosures inside an element on a press or focus outside, on Escape (which returns focus), and on a navigation. */
export function useClosingDropdowns(container: RefObject<HTMLElement | null>) {
  useAfterNavigation(() => closeAll(container.current));

  useEffect(() => {
    const closeOutside = (event: PointerEvent | FocusEvent) => {
      const inside = container.current?.querySelector('details[open]')?.contains(event.target as Node);
      if (!inside) closeAll(container.current);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = container.current?.querySelector('details[open]');
      if (open?.contains(document.activeElement)) open.querySelector('summary')?.focus();
      closeAll(container.current);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [container]);
}

function closeAll(container: HTMLElement | null) {
  for (const open of container?.querySelectorAll('details[open]') ?? []) open.removeAttribute('open');
}
