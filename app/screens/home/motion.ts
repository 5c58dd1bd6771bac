import { startSlides } from './slides.ts';
import { startTabs } from './tabs.ts';

/** Starts what moves or changes on the home page without React. Repeats presses that came too early (app/early/earlyPress.ts). */
export function startMotion(): void {
  startSlides();
  startTabs();
  for (const row of document.querySelectorAll<HTMLElement>('[data-scrolls]')) focusWhileScrolling(row);
  for (const part of document.querySelectorAll('[data-waits]')) {
    part.removeAttribute('data-waits');
    for (const pressed of part.querySelectorAll<HTMLElement>('[aria-busy]')) {
      pressed.removeAttribute('aria-busy');
      pressed.click();
    }
  }
}

/** Puts a row in the tab order while it scrolls sideways, because the keyboard can scroll only what has the focus. */
function focusWhileScrolling(row: HTMLElement): void {
  const update = () => {
    if (row.scrollWidth > row.clientWidth) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
  };
  update();
  addEventListener('resize', update);
}
