type ModifierKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Recognises clicks that the browser must handle: new tab, new window, download. */
export function isModifiedClick({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
