import { startSlides } from './slides.ts';
import { startTabs } from './tabs.ts';

/** Starts what moves or changes on the home page without React. */
export function startMotion(): void {
  startSlides();
  startTabs();
}
