/** Containers whose open `<details>` close on Escape and on a press or focus outside. */
const CONTAINERS = '[data-closes-outside]';

/** Closes dropdowns and the mobile menu on Escape (also restores focus), and on a press or focus outside. */
export function closeDisclosures(): void {
  const closeOutside = ({ target }: Event) => {
    for (const open of openDisclosures()) if (!open.contains(target as Node)) open.removeAttribute('open');
  };
  addEventListener('pointerdown', closeOutside);
  addEventListener('focusin', closeOutside);
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const open of openDisclosures()) {
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
      open.removeAttribute('open');
    }
  });
  // Back and forward show the page as it was left, with its menu open.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const open of openDisclosures()) open.removeAttribute('open');
  });
}

const openDisclosures = () => document.querySelectorAll(`${CONTAINERS} details[open]`);

/** Opens the `<details>` that contains the target of the address's fragment, in browsers that do not open it themselves. */
export function openAtFragment(): void {
  const open = () => {
    const target = document.querySelector(':target');
    const details = target?.closest('details');
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  };
  addEventListener('hashchange', open);
  open();
}
