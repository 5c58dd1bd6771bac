/** Time in ms for which a pointer must rest on a link. */
const REST_MS = 100;

/** Lets the browser fetch a page of this site while a pointer rests on its link. */
export function prefetchLinkedPages(): void {
  const asked = new Set([location.pathname]);
  let timer: ReturnType<typeof setTimeout>;
  addEventListener('pointerover', ({ target }) => {
    clearTimeout(timer);
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]');
    if (!link || asked.has(link.pathname) || link.pathname.includes('.')) return;
    timer = setTimeout(() => {
      asked.add(link.pathname);
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = link.href;
      document.head.append(hint);
    }, REST_MS);
  });
}
