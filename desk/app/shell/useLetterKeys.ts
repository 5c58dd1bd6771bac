import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage.ts';

/** Calls an action when its letter is pressed outside text fields and dialogs. `keys`: actions by small letter. */
export function useLetterKeys(keys: Record<string, () => void>, areOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key.toLowerCase()];
    if (!action || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!areOn) return;
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [areOn]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

const SETTING = 'desk:letterKeys';

/** The event that tells all screens that the setting has changed. */
const CHANGED = 'desk:letter-keys';

/** The last choice if the browser could not keep it. */
let unkept: 'on' | 'off' | undefined;

/** Returns whether the user has left the single letters on (WCAG 2.1.4), and a function that sets it. */
export function useLetterKeysSetting(): [areOn: boolean, set: (on: boolean) => void] {
  const areOn = useSyncExternalStore(subscribe, () => (unkept ?? readStored(SETTING)) !== 'off');
  const set = (on: boolean) => {
    const choice = on ? 'on' : 'off';
    unkept = writeStored(SETTING, choice) ? undefined : choice;
    dispatchEvent(new Event(CHANGED));
  };
  return [areOn, set];
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}
