import { savesData } from '#app/components/preferences/preferences.ts';

/** Duration of a change of slides (application specification, section 9). */
const SLIDE_MS = 500;

/**
 * Drives `<section data-slides="3000">`, whose value is the time between two slides, or 0. Its `[data-frame]` holds the
 * `[data-slide]` elements: a row that scrolls, or lines of which one has `data-shown="true"`. Buttons have
 * `data-move="previous"`, `next`, `pause`, `play` or the index of a slide.
 */
export function startSlides(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-slides]')) drive(section);
}

function drive(section: HTMLElement): void {
  const interval = Number(section.dataset.slides);
  const frame = section.querySelector('[data-frame]') as HTMLElement;
  const slides = [...frame.querySelectorAll<HTMLElement>('[data-slide]')];
  const buttons = [...section.querySelectorAll<HTMLElement>('[data-move]')];
  const counter = section.querySelector<HTMLElement>('[data-counts]');
  const isRow = frame.dataset.frame === 'row';
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const holds = new Set<string>();
  let choice: 'play' | 'pause' | undefined;
  let current = 0;
  let timer: number | undefined;

  const setCurrent = (index: number) => {
    current = index;
    if (!isRow) for (const [at, slide] of slides.entries()) slide.dataset.shown = String(at === index);
    for (const button of buttons)
      if (button.hasAttribute('aria-current'))
        button.setAttribute('aria-current', String(button.dataset.move === `${index}`));
    if (counter) counter.textContent = counter.dataset.counts?.split('|')[index] ?? '';
  };
  /** Moves the first slide to the end, or the last one to the start, of a row that shows all slides at once. */
  const rotate = (step: number) => {
    const all = [...frame.querySelectorAll('[data-slide]')];
    if (step > 0) all.at(-1)?.after(all[0] as Element);
    else all[0]?.before(all.at(-1) as Element);
  };
  const goTo = (index: number) => {
    const target = (index + slides.length) % slides.length;
    if (isRow) glide(frame, offsetOf(slides, target), motion.matches);
    setCurrent(target);
  };
  const isAtEnd = () => isRow && frame.scrollLeft + frame.clientWidth >= frame.scrollWidth - 2;
  const showsAll = () => isRow && frame.scrollWidth <= frame.clientWidth + 2;
  const move = (step: number) => {
    if (showsAll()) rotate(step);
    else goTo(step > 0 && isAtEnd() ? 0 : current + step);
  };

  /** Honours reduced motion and Save-Data unless the visitor has pressed the button (WCAG 2.2.2). */
  const isPlaying = () => (choice ? choice === 'play' : !motion.matches && !savesData());
  const update = () => {
    const isMoving = interval > 0 && isPlaying() && holds.size === 0 && !document.hidden;
    clearInterval(timer);
    if (isMoving) timer = window.setInterval(() => (isPlaying() ? move(1) : update()), interval);
    if (frame.hasAttribute('aria-live')) frame.setAttribute('aria-live', isMoving ? 'off' : 'polite');
    for (const button of buttons) {
      if (button.dataset.move === 'pause') button.hidden = !isPlaying();
      if (button.dataset.move === 'play') button.hidden = isPlaying();
    }
  };
  const hold = (name: string, isHeld: boolean) => {
    if (isHeld) holds.add(name);
    else holds.delete(name);
    update();
  };
  const press = (action: string) => {
    choice = action === 'play' ? 'play' : 'pause';
    update();
    if (action === 'play' || action === 'pause')
      buttons.find((button) => /pause|play/.test(button.dataset.move ?? '') && !button.hidden)?.focus();
    else if (action === 'next') move(1);
    else if (action === 'previous') move(-1);
    else goTo(Number(action));
  };

  for (const button of buttons) button.addEventListener('click', () => press(button.dataset.move ?? ''));
  frame.addEventListener('pointerenter', () => hold('pointer', true));
  frame.addEventListener('pointerleave', () => hold('pointer', false));
  frame.addEventListener('focusin', () => hold('focus', true));
  frame.addEventListener('focusout', ({ relatedTarget }) => hold('focus', frame.contains(relatedTarget as Node)));
  if (isRow)
    frame.addEventListener('scroll', () => frame.dataset.gliding === undefined && setCurrent(nearest(frame, slides)), {
      passive: true,
    });
  document.addEventListener('visibilitychange', update);
  motion.addEventListener?.('change', update);
  update();
}

const offsetOf = (slides: HTMLElement[], index: number) =>
  (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);

function nearest(frame: HTMLElement, slides: HTMLElement[]): number {
  const distances = slides.map((_, index) => Math.abs(offsetOf(slides, index) - frame.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** Scrolls a row in `SLIDE_MS`. Turns off snapping meanwhile, which would pull the row back. */
function glide(frame: HTMLElement, to: number, isInstant: boolean): void {
  const from = frame.scrollLeft;
  const begun = performance.now();
  const step = () => {
    const part = isInstant ? 1 : Math.min(1, (performance.now() - begun) / SLIDE_MS);
    frame.scrollLeft = from + (to - from) * (1 - (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(step);
    else {
      frame.style.scrollSnapType = '';
      requestAnimationFrame(() => delete frame.dataset.gliding);
    }
  };
  frame.dataset.gliding = '';
  frame.style.scrollSnapType = 'none';
  step();
}
