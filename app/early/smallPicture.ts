import { savesData } from './choices.ts';

/** Shows the smallest size on "Show picture", and on the first press of a link to the large picture. */
export function showSmallPicture(event: Event, control: Element): void {
  const picture = (control.parentNode as Element).querySelector('picture') as Element;
  if (!savesData() || picture.getAttribute('data-shown') !== null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  for (const source of picture.querySelectorAll('[sizes]')) source.setAttribute('sizes', '1px');
  picture.setAttribute('data-shown', '');
}
