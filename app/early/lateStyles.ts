/**
 * On narrow screens, applies the full stylesheets together once each has loaded or failed, because one without the other
 * shifts the page. Requests those that failed again when the phone is back online.
 */
export async function applyLateStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')];
  addEventListener('online', () => {
    for (const link of links) if (!link.sheet) link.setAttribute('href', link.href);
  });
  await Promise.all(links.map(settled));
  for (const link of links) link.media = 'all';
}

function settled(link: HTMLLinkElement) {
  if (link.sheet) return;
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
}
