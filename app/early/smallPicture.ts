import { savesData } from '#app/components/preferences/preferences.ts';

/** In data-saving mode, shows a picture in its smallest size after a press on "Show picture" or the first press on its link. */
export function showSmallPicture(event: Event, control: Element): void {
  const picture = (control.parentNode as Element).querySelector('picture') as Element;
  if (!savesData() || picture.getAttribute('data-shown') !== null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  for (const source of picture.querySelectorAll('[sizes]')) source.setAttribute('sizes', '1px');
  picture.setAttribute('data-shown', '');
}
