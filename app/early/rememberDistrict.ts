import { PREFERENCE_KEYS, readPreference, savePreference } from '#app/components/preferences/preferences.ts';

/**
 * Makes the button in `[data-remember]` remember the district, or forget it if it is remembered. If storage is blocked, the
 * choice lasts as long as the page.
 */
export function rememberDistrict(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-remember]')) {
    const district = part.dataset.remember as string;
    let isStored = readPreference(PREFERENCE_KEYS.district, [district]) !== undefined;
    const show = () => {
      for (const text of part.querySelectorAll<HTMLElement>('[data-remembered]'))
        text.hidden = text.dataset.remembered !== String(isStored);
    };
    show();
    part.querySelector('button')?.addEventListener('click', () => {
      isStored = !isStored;
      savePreference(PREFERENCE_KEYS.district, isStored ? district : '');
      show();
    });
  }
}
