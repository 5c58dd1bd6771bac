/**
 * On narrow screens, applies the full stylesheets together once each has loaded or failed, because one without the other
 * shifts the page. `data-late`: their number. Requests those that failed again when the phone is back online. Inline, because
 * the script of every page may arrive late or never.
 */
export function applyLateStyles(): void {
  let settled = 0;
  const settle = ({ target, type }: Event) => {
    const link = target as HTMLLinkElement;
    const { late } = link.dataset;
    if (!late) return;
    settled += 1;
    if (`${settled}` === late)
      for (const each of document.querySelectorAll<HTMLLinkElement>('[data-late]')) each.media = 'all';
    // Inserts the link again, because Chromium ignores an address that has not changed.
    if (type === 'error') addEventListener('online', () => link.replaceWith(link), { once: true });
  };
  document.addEventListener('load', settle, true);
  document.addEventListener('error', settle, true);
}
