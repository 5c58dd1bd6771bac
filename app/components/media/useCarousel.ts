import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Times of a change and of the measuring after a resize: application specification, section 9. */
export const SLIDE_MS = 500;
const RESIZE_DEBOUNCE_MS = 50;

const FRAMES_PER_SECOND = 60;
/** Part of its speed that Embla keeps from frame to frame. */
const FRICTION = 0.68;
/** After three time constants 95 % of the way is done; the rest is less than a reader sees. */
const TIME_CONSTANTS = 3;

/**
 * Moves a looping row of slides with Embla, from slide `begin` (from 0). `viewport` is the ref of the element around the
 * row. Until `ready`, the row scrolls and snaps by CSS; moves called before are queued.
 */
export function useCarousel(begin = 0) {
  const [options] = useState(() => ({
    loop: true,
    startIndex: begin,
    align: 'start' as const,
    duration: emblaDuration(SLIDE_MS),
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
    watchResize: measureOnceSettled(),
  }));
  const [viewport, embla] = useEmblaCarousel(options);
  const [place, setPlace] = useState(begin);
  const waiting = useRef<((embla: Embla) => void)[]>([]);

  useEffect(() => {
    if (!embla) return;
    keepPlaceOfPlainRow(embla);
    const follow = () => setPlace(embla.selectedScrollSnap());
    follow();
    embla.on('select', follow).on('reInit', follow);
    for (const move of waiting.current.splice(0)) move(embla);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  const move = (how: (embla: Embla) => void) => {
    if (embla) how(embla);
    else waiting.current.push(how);
  };
  return {
    viewport,
    ready: embla !== undefined,
    place,
    next: () => move((it) => it.scrollNext()),
    previous: () => move((it) => it.scrollPrev()),
    goTo: (slide: number) => move((it) => it.scrollTo(slide)),
  };
}

/** Debounces Embla's measuring, and skips it where the width has not changed. */
function measureOnceSettled() {
  let timer: number | undefined;
  return (embla: Embla) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (embla.internalEngine().containerRect.width !== embla.containerNode().offsetWidth) embla.reInit();
    }, RESIZE_DEBOUNCE_MS);
    return false;
  };
}

/** Takes over the scroll position of the row, which may have been scrolled before hydration. */
function keepPlaceOfPlainRow(embla: Embla) {
  const root = embla.rootNode();
  const width = embla.slideNodes()[0]?.offsetWidth;
  if (!width || root.scrollLeft === 0) return;
  const place = Math.round(root.scrollLeft / width);
  root.scrollLeft = 0;
  embla.scrollTo(place, true);
}

/**
 * Converts milliseconds to Embla's `duration`, by which it divides the distance left, 60 times a second:
 * speed = 0.68 × (speed + distance ÷ duration).
 */
export function emblaDuration(ms: number): number {
  const frames = (ms / 1000) * FRAMES_PER_SECOND;
  return (frames / TIME_CONSTANTS) * (FRICTION / (1 - FRICTION));
}
