/** On narrow screens, applies each full stylesheet once it has loaded. Returns a function that retries those that have not loaded. */
export function applyLateStyles(): () => void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')];
  const apply = (link: HTMLLinkElement) => {
    link.media = 'all';
  };
  for (const link of links) {
    if (link.sheet) apply(link);
    else link.addEventListener('load', () => apply(link));
  }
  return () => {
    for (const link of links) if (!link.sheet) link.setAttribute('href', link.href);
  };
}
