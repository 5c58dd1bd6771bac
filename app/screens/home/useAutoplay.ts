import { type FocusEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { savesData } from '#app/components/preferences/savesData.ts';

/** Calls `step` every `everyMs` while `isMoving`. */
export function useAutoplay(step: () => void, everyMs: number) {
  const [wish, setWish] = useState<AutoplayConditions['wish']>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useSyncExternalStore(watchMotion, asksForLessMotion, () => false);
  const hidden = useSyncExternalStore(watchVisibility, isTabHidden, () => false);
  const saveData = useSyncExternalStore(watchPage, savesData, () => false);

  const circumstances = { wish, reducedMotion, saveData, hidden, held: pointed || focused };
  const playing = isPlaying(circumstances);
  const moving = isMoving(circumstances);

  const onTick = useEffectEvent(step);
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => onTick(), everyMs);
    return () => clearInterval(timer);
  }, [moving, everyMs]);

  return {
    playing,
    moving,
    toggle: () => setWish(playing ? 'pause' : 'play'),
    /** Pauses, after a visitor has chosen a slide. */
    rest: () => setWish('pause'),
    /** Handlers of the moving element; the pause button stays outside, so that it can resume. */
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

const asksForLessMotion = () => window.matchMedia(LESS_MOTION).matches;
const isTabHidden = () => document.visibilityState === 'hidden';

function watchMotion(onChange: () => void) {
  const query = window.matchMedia(LESS_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** The data-saving switch sets `data-light` on the root element. */
function watchPage(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-light'] });
  return () => observer.disconnect();
}

export type AutoplayConditions = {
  /** Set by the button; overrides the settings of the device. */
  wish: 'play' | 'pause' | undefined;
  reducedMotion: boolean;
  saveData: boolean;
  /** Pointer or focus is on the moving element. */
  held: boolean;
  hidden: boolean;
};

/** Honours reduced motion and Save-Data unless the visitor has pressed the button (WCAG 2.2.2). */
export function isPlaying({ wish, reducedMotion, saveData }: AutoplayConditions): boolean {
  return wish ? wish === 'play' : !reducedMotion && !saveData;
}

/** Pauses while held or hidden, without changing the button. */
export function isMoving(circumstances: AutoplayConditions): boolean {
  return isPlaying(circumstances) && !circumstances.held && !circumstances.hidden;
}

/** Steps through a ring of `total` places: after the last comes the first. */
export function wrapIndex(place: number, step: number, total: number): number {
  return (((place + step) % total) + total) % total;
}
