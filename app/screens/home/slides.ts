import { isDataSavingOn } from '#app/components/preferences/preferences.ts';
import { openRow, type ShowSlide } from './row.ts';

/** Moves each row or list of lines on its own, and with its buttons. */
export function startSlides(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-slides]')) startSlideshow(section);
}

function startSlideshow(section: HTMLElement): void {
  const interval = Number(section.dataset.slides);
  const frame = section.querySelector('[data-frame]') as HTMLElement;
  const slides = [...frame.querySelectorAll('li')];
  const buttons = [...section.querySelectorAll<HTMLElement>('[data-move]')];
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  let choice: 'play' | 'pause' | undefined;
  let current = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const setCurrent = (index: number) => {
    current = index;
    markCurrent(section, buttons, index);
  };
  const show = frame.dataset.frame === 'lines' ? openLines(slides) : openRow(frame, slides, setCurrent);
  const goTo = (index: number) => setCurrent(show(index, motion.matches));

  /** Honours reduced motion and Save-Data unless the visitor has pressed the button (WCAG 2.2.2). */
  const isPlaying = () => (choice ? choice === 'play' : !motion.matches && !isDataSavingOn());
  const update = () => {
    const isMoving = interval > 0 && isPlaying() && !isHeld() && !document.hidden;
    clearInterval(timer);
    if (isMoving) timer = setInterval(() => goTo(current + 1), interval);
    for (const button of buttons) {
      if (button.dataset.move === 'pause') button.hidden = !isPlaying();
      if (button.dataset.move === 'play') button.hidden = isPlaying();
    }
  };
  const isHeld = watchPointerAndFocus(frame, () => update());
  const press = (move = '') => {
    choice = move === 'play' ? 'play' : 'pause';
    update();
    if (move === 'play' || move === 'pause')
      buttons.find((button) => /pause|play/.test(button.dataset.move ?? '') && !button.hidden)?.focus();
    else goTo(move === 'next' ? current + 1 : move === 'previous' ? current - 1 : Number(move));
  };

  for (const button of buttons) button.addEventListener('click', () => press(button.dataset.move));
  document.addEventListener('visibilitychange', update);
  motion.addEventListener?.('change', update);
  // The data-saving switch sets the attribute.
  new MutationObserver(update).observe(document.documentElement, { attributeFilter: ['data-light'] });
  update();
}

function markCurrent(section: HTMLElement, buttons: HTMLElement[], index: number): void {
  for (const button of buttons)
    if (button.hasAttribute('aria-current'))
      button.setAttribute('aria-current', String(button.dataset.move === `${index}`));
  const counter = section.querySelector<HTMLElement>('[data-counts]');
  if (counter) counter.textContent = counter.dataset.counts?.split('|')[index] ?? '';
}

/** Shows one line at a time. */
function openLines(lines: HTMLElement[]): ShowSlide {
  return (index) => {
    const target = (index + lines.length) % lines.length;
    for (const [at, line] of lines.entries()) line.dataset.current = `${at === target}`;
    return target;
  };
}

/** Calls `onChange` when pointer or focus enters or leaves the frame. Returns a function that tells whether one of them is in it. */
function watchPointerAndFocus(frame: HTMLElement, onChange: () => void): () => boolean {
  let isPointed = false;
  let isFocused = false;
  const setPointed = (value: boolean) => {
    isPointed = value;
    onChange();
  };
  const setFocused = (value: boolean) => {
    isFocused = value;
    onChange();
  };
  frame.addEventListener('pointerenter', () => setPointed(true));
  frame.addEventListener('pointerleave', () => setPointed(false));
  frame.addEventListener('focusin', () => setFocused(true));
  frame.addEventListener('focusout', ({ relatedTarget }) => setFocused(frame.contains(relatedTarget as Node)));
  return () => isPointed || isFocused;
}
