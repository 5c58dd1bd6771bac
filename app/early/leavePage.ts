/** Lets a visitor leave a page at once: the page that opens takes its place in the history, and its title is gone. */
export function leaveOnPress(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-leave]');
    if (!link) return;
    event.preventDefault();
    document.title = '';
    location.replace(link.href);
  });
}
