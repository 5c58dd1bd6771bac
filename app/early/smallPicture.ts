import { isDataSavingOn } from '#app/components/preferences/preferences.ts';

/** In data-saving mode, shows a picture in its smallest size after a press on "Show picture" or the first press on its link. */
export function showSmallPictures(): void {
  document.addEventListener('click', (event) => {
    const control = (event.target as Element).closest('[data-action="picture"]');
    const picture = control?.parentElement?.querySelector('picture');
    if (!picture || !isDataSavingOn() || picture.hasAttribute('data-shown')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const source of picture.querySelectorAll('[sizes]')) source.setAttribute('sizes', '1px');
    picture.dataset.shown = '';
  });
}
