import { startSlides } from './slides.ts';
import { startTabs } from './tabs.ts';

/** Starts what moves or changes on the home page without React. Repeats presses that came too early (app/early/earlyPress.ts). */
export function startMotion(): void {
  startSlides();
  startTabs();
  for (const part of document.querySelectorAll('[data-waits]')) {
    part.removeAttribute('data-waits');
    for (const pressed of part.querySelectorAll<HTMLElement>('[aria-busy]')) {
      pressed.removeAttribute('aria-busy');
      pressed.click();
    }
  }
}
