/**
 * On narrow screens, applies the full stylesheets together once each has loaded or failed, because one without the other
 * shifts the page. `data-late`: their number. Inline, because the script of every page may arrive late or never.
 */
export function applyLateStyles(): void {
  let settled = 0;
  const settle = ({ target }: Event) => {
    const late = Number((target as HTMLElement).dataset.late);
    if (!late) return;
    settled += 1;
    if (settled === late) for (const link of lateLinks()) link.media = 'all';
  };
  document.addEventListener('load', settle, true);
  document.addEventListener('error', settle, true);
}

/** Requests the stylesheets that have failed again when the phone is back online. */
export function repeatLateStyles(): void {
  addEventListener('online', () => {
    // Inserts the link again, because Chromium ignores an address that has not changed.
    for (const link of lateLinks()) if (!hasRules(link)) link.replaceWith(link);
  });
}

const lateLinks = () => document.querySelectorAll<HTMLLinkElement>('[data-late]');

/** Returns whether a stylesheet has loaded. Reading its rules throws earlier and after a network error; an error status leaves none. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet as CSSStyleSheet).cssRules.length > 0;
  } catch {
    return false;
  }
}
