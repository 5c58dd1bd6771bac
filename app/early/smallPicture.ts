import { savesData } from './choices.ts';

/**
 * Answers "Show picture" with the smallest size. A link to the large picture does the same at its first press: its
 * reader was not told the large one's weight.
 */
export function showSmallPicture(event: Event, control: Element): void {
  const picture = (control.parentNode as Element).querySelector('picture') as Element;
  if (!savesData() || picture.getAttribute('data-shown') !== null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  for (const source of picture.querySelectorAll('[sizes]')) source.setAttribute('sizes', '1px');
  picture.setAttribute('data-shown', '');
}
