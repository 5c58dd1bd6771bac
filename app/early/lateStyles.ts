/**
 * Applies the whole stylesheets (app/finish/pageStyles.server.ts) on narrow screens as soon as each has loaded. Returns
 * a function that asks again for those that have not.
 */
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
