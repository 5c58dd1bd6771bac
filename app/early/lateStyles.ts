/** On narrow screens, applies each full stylesheet once it has loaded. Requests those that failed again when the phone is back online. */
export function applyLateStyles(): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')];
  const apply = (link: HTMLLinkElement) => {
    link.media = 'all';
  };
  for (const link of links) {
    if (link.sheet) apply(link);
    else link.addEventListener('load', () => apply(link));
  }
  addEventListener('online', () => {
    for (const link of links) if (!link.sheet) link.setAttribute('href', link.href);
  });
}
