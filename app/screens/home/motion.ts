import { startSlides } from './slides.ts';
import { startTabs } from './tabs.ts';

/** Starts slides and tabs of the home page without React. Repeats earlier presses (app/early/earlyPress.ts). */
export function startMotion(): void {
  startSlides();
  startTabs();
  for (const row of document.querySelectorAll<HTMLElement>('[data-scrolls]')) makeFocusableWhileScrolling(row);
  for (const part of document.querySelectorAll('[data-awaits-script]')) {
    part.removeAttribute('data-awaits-script');
    for (const pressed of part.querySelectorAll<HTMLElement>('[aria-busy]')) {
      pressed.removeAttribute('aria-busy');
      pressed.click();
    }
  }
}

/** Makes a row focusable while it can scroll sideways, because the keyboard scrolls only focused elements. */
function makeFocusableWhileScrolling(row: HTMLElement): void {
  const update = () => {
    if (row.scrollWidth > row.clientWidth) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
  };
  update();
  addEventListener('resize', update);
}
