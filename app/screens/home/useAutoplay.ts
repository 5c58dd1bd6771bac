import { type FocusEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { savesData } from '#app/components/preferences/savesData.ts';

/** Calls `step` every `everyMs` as long as nothing speaks against it (see autoplay.ts). */
export function useAutoplay(step: () => void, everyMs: number) {
  const [wish, setWish] = useState<Circumstances['wish']>();
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
    /** A visitor who chooses a place wants to stay there. */
    rest: () => setWish('pause'),
    /** For the element that moves. The pause button stands outside, so that it can set things going again. */
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

/** The switch for data changes an attribute of the page. */
function watchPage(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-light'] });
  return () => observer.disconnect();
}

/** What decides whether something moves by itself. */
export type Circumstances = {
  /** The visitor's own word, said with the button; it counts more than the settings of the device. */
  wish: 'play' | 'pause' | undefined;
  reducedMotion: boolean;
  saveData: boolean;
  /** The pointer or the focus is on what moves. */
  held: boolean;
  /** The tab is in the background. */
  hidden: boolean;
};

/** Playing: what the button shows. Reduced motion and Save-Data ask for rest until the visitor says otherwise. */
export function isPlaying({ wish, reducedMotion, saveData }: Circumstances): boolean {
  return wish ? wish === 'play' : !reducedMotion && !saveData;
}

/** Moving: playing, and nobody is looking closer or away. */
export function isMoving(circumstances: Circumstances): boolean {
  return isPlaying(circumstances) && !circumstances.held && !circumstances.hidden;
}

/** The place `step` further in a ring of `total`: after the last comes the first. */
export function inRing(place: number, step: number, total: number): number {
  return (((place + step) % total) + total) % total;
}
