import type { MouseEvent } from 'react';

/** Whether the press asks for another tab, another window or a download: it then belongs to the browser. */
export function isModifiedClick(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
