import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { emblaDuration, RESIZE_DEBOUNCE_MS, SLIDE_MS } from './timing.ts';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/**
 * A row of slides that goes round, moved by Embla. `viewport` is the element around the row. Until `ready` (and without
 * script, for ever) the row is a plain one that scrolls and snaps. It begins with the slide `begin`, counted from 0. What is
 * asked for before Embla has taken over is done then.
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

/** Takes the measures again when the size has been still for a moment, and only when the width is not the measured one. */
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

/** Somebody may have scrolled the plain row before the script came. */
function keepPlaceOfPlainRow(embla: Embla) {
  const root = embla.rootNode();
  const width = embla.slideNodes()[0]?.offsetWidth;
  if (!width || root.scrollLeft === 0) return;
  const place = Math.round(root.scrollLeft / width);
  root.scrollLeft = 0;
  embla.scrollTo(place, true);
}
