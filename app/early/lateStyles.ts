/**
 * On narrow screens, applies the full stylesheets together once each has loaded or failed, because one without the other
 * shifts the page. Requests those that failed again when the phone is back online.
 */
export async function applyLateStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')];
  addEventListener('online', () => {
    // Inserts the link again, because Chromium ignores an address that has not changed.
    for (const link of links) if (!hasRules(link)) link.replaceWith(link);
  });
  await Promise.all(links.map(settled));
  for (const link of links) link.media = 'all';
}

/** Returns whether a stylesheet has loaded. Reading its rules throws earlier and after a network error; an error status leaves none. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet as CSSStyleSheet).cssRules.length > 0;
  } catch {
    return false;
  }
}

function settled(link: HTMLLinkElement) {
  if (link.sheet) return;
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
}
