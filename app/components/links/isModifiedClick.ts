import type { MouseEvent } from 'react';

/** Recognises clicks that the browser must handle: new tab, new window, download. */
export function isModifiedClick(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
