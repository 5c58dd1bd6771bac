import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Duration of a slide change and delay after a resize (application specification, section 9). */
export const SLIDE_MS = 500;
const RESIZE_DEBOUNCE_MS = 50;

/** Moves a looping row of slides with Embla. Until `ready`, the row scrolls with CSS alone, and moves are queued. */
export function useCarousel(startIndex = 0) {
  const [options] = useState(() => ({
    loop: true,
    startIndex,
    align: 'start' as const,
    duration: toEmblaDuration(SLIDE_MS),
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
    watchResize: debounceResize(),
  }));
  const [viewport, embla] = useEmblaCarousel(options);
  const [current, setCurrent] = useState(startIndex);
  const queue = useRef<((embla: Embla) => void)[]>([]);

  useEffect(() => {
    if (!embla) return;
    startAtScrollPosition(embla);
    const update = () => setCurrent(embla.selectedScrollSnap());
    update();
    embla.on('select', update).on('reInit', update);
    for (const move of queue.current.splice(0)) move(embla);
    return () => {
      embla.off('select', update).off('reInit', update);
    };
  }, [embla]);

  const run = (move: (embla: Embla) => void) => {
    if (embla) move(embla);
    else queue.current.push(move);
  };
  return {
    viewport,
    ready: embla !== undefined,
    current,
    next: () => run((carousel) => carousel.scrollNext()),
    previous: () => run((carousel) => carousel.scrollPrev()),
    goTo: (index: number) => run((carousel) => carousel.scrollTo(index)),
  };
}

/** Debounces Embla's measuring and skips it if the width has not changed. */
function debounceResize() {
  let timer: number | undefined;
  return (embla: Embla) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (embla.internalEngine().containerRect.width !== embla.containerNode().offsetWidth) embla.reInit();
    }, RESIZE_DEBOUNCE_MS);
    return false;
  };
}

/** Starts Embla at the current scroll position, because visitors may scroll before hydration. */
function startAtScrollPosition(embla: Embla) {
  const root = embla.rootNode();
  const width = embla.slideNodes()[0]?.offsetWidth;
  if (!width || root.scrollLeft === 0) return;
  const index = Math.round(root.scrollLeft / width);
  root.scrollLeft = 0;
  embla.scrollTo(index, true);
}

/** Converts milliseconds to Embla's `duration`. Embla computes each frame: speed = 0.68 × (speed + distance ÷ duration). */
export function toEmblaDuration(ms: number): number {
  const frames = (ms / 1000) * 60;
  // Makes the time constant a third of `ms`, because 95 % of the distance is covered after three time constants.
  return (frames / 3) * (0.68 / (1 - 0.68));
}
