import { useEffect, useEffectEvent } from 'react';

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

/** Returns whether the user has left the single letters on (WCAG 2.1.4). */
export const areLetterKeysOn = (): boolean => localStorage.getItem(SETTING) !== 'off';

export const setLetterKeys = (on: boolean): void => localStorage.setItem(SETTING, on ? 'on' : 'off');
