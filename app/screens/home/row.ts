/** Duration of a change of slides (application specification, section 9). */
const SLIDE_MS = 500;

/** Shows a slide and returns its index in the row. `index` may be one before the first slide or one after the last. */
export type ShowSlide = (index: number, isInstant: boolean) => number;

/** Prepares a row that visitors can also swipe. `data-frame="loop"` repeats its slides, so that it has no end. */
export function openRow(frame: HTMLElement, slides: HTMLElement[], onSwipe: (index: number) => void): ShowSlide {
  const total = slides.length;
  const isLoop = frame.dataset.frame === 'loop';
  const all = isLoop ? [...slides, ...slides.map(copySlide)] : slides;
  const offset = (index: number) => (all[index]?.offsetLeft ?? 0) - (all[0]?.offsetLeft ?? 0);
  const nearest = () => {
    const distances = all.map((_, index) => Math.abs(offset(index) - frame.scrollLeft));
    return distances.indexOf(Math.min(...distances));
  };
  let request: number | undefined;

  const glide = (to: number, isInstant: boolean) => {
    const from = frame.scrollLeft;
    const begun = performance.now();
    const step = () => {
      const part = isInstant ? 1 : Math.min(1, (performance.now() - begun) / SLIDE_MS);
      frame.scrollLeft = from + (to - from) * (1 - (1 - part) ** 3);
      request = requestAnimationFrame(part < 1 ? step : settle);
    };
    step();
  };
  const settle = () => {
    request = undefined;
    frame.style.scrollSnapType = '';
  };

  // Scrolls to the slide that gets the focus, because browsers do not always scroll a row with scroll snapping.
  frame.addEventListener('focusin', ({ target }) => {
    const focused = slides.findIndex((slide) => slide.contains(target as Node));
    const [start, end] = [offset(focused), offset(focused) + (slides[focused]?.offsetWidth ?? 0)];
    const isVisible = start >= frame.scrollLeft - 1 && end <= frame.scrollLeft + frame.clientWidth + 1;
    if (focused >= 0 && !isVisible) frame.scrollLeft = start;
  });
  frame.addEventListener('scroll', () => request === undefined && onSwipe(nearest()), { passive: true });
  // Jumps from a copy to its original, so that the next swipe does not reach the end of the row.
  if (isLoop)
    frame.addEventListener('scrollend', () => {
      if (request === undefined && nearest() >= total) frame.scrollLeft -= offset(total);
    });

  return (index, isInstant) => {
    if (request !== undefined) cancelAnimationFrame(request);
    // Turns off snapping, which would pull the row back.
    frame.style.scrollSnapType = 'none';
    let target = (index + total) % total;
    if (isLoop) {
      // Jumps to the same slide in the other half, because the row has no slide beyond its ends.
      const lap = index < 0 ? 1 : index > total ? -1 : 0;
      frame.scrollLeft += lap * offset(total);
      target = index + lap * total;
    }
    glide(offset(target), isInstant);
    return target;
  };
}

/** Appends a copy of a slide, hidden from screen readers and the Tab key. */
function copySlide(slide: HTMLElement): HTMLElement {
  const copy = slide.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  for (const link of copy.querySelectorAll('a')) link.tabIndex = -1;
  slide.parentElement?.append(copy);
  return copy;
}
