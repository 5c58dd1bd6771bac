import { type FocusEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { savesData } from '#app/components/preferences/preferences.ts';

export type AutoplayConditions = {
  /** Choice made with the button; overrides the settings of the device. */
  choice: 'play' | 'pause' | undefined;
  reducedMotion: boolean;
  saveData: boolean;
  held: boolean;
  hidden: boolean;
};

/** Calls `step` every `intervalMs` while `isMoving`. `hold`: event handlers for the moving element, which must not contain the pause button. */
export function useAutoplay(step: () => void, intervalMs: number) {
  const [choice, setChoice] = useState<AutoplayConditions['choice']>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useSyncExternalStore(watchMotion, () => motionQuery().matches, never);
  const hidden = useSyncExternalStore(watchVisibility, () => document.hidden, never);
  const saveData = useSyncExternalStore(watchSaveData, savesData, never);
  const conditions = { choice, reducedMotion, saveData, hidden, held: pointed || focused };
  const playing = isPlaying(conditions);
  const moving = isMoving(conditions);

  const onTick = useEffectEvent(step);
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => onTick(), intervalMs);
    return () => clearInterval(timer);
  }, [moving, intervalMs]);

  return {
    playing,
    moving,
    toggle: () => setChoice(playing ? 'pause' : 'play'),
    pause: () => setChoice('pause'),
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

const never = () => false;
const motionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)');
const watchMotion = (onChange: () => void) => listen(motionQuery(), 'change', onChange);
const watchVisibility = (onChange: () => void) => listen(document, 'visibilitychange', onChange);

function listen(target: EventTarget, event: string, onChange: () => void) {
  target.addEventListener(event, onChange);
  return () => target.removeEventListener(event, onChange);
}

/** The data-saving switch sets `data-light` on the root element. */
function watchSaveData(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-light'] });
  return () => observer.disconnect();
}

/** Honours reduced motion and Save-Data unless the visitor has pressed the button (WCAG 2.2.2). */
export function isPlaying({ choice, reducedMotion, saveData }: AutoplayConditions): boolean {
  return choice ? choice === 'play' : !reducedMotion && !saveData;
}

/** Stops the movement while the pointer or the focus is on the element, or the page is hidden. The button does not change. */
export function isMoving(conditions: AutoplayConditions): boolean {
  return isPlaying(conditions) && !conditions.held && !conditions.hidden;
}

/** Moves an index by `step` in a ring of `total` items. */
export function wrapIndex(index: number, step: number, total: number): number {
  return (index + step + total) % total;
}
