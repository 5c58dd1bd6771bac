import { isModifiedClick } from '#app/components/links/isModifiedClick.ts';

/** Lets a back link return to the list as the visitor left it, with its filter, number of entries and scroll position. */
export function followBackLinks(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-back]');
    if (!link || isModifiedClick(event)) return;
    const { navigation } = window as Partial<Window>;
    const entry = navigation && lastVisit(navigation, link.pathname);
    const leadsBack = entry || document.referrer.split('?')[0] === link.origin + link.pathname;
    if (!leadsBack) return;
    event.preventDefault();
    if (navigation && entry) navigation.traverseTo(entry.key);
    // Browsers without the Navigation API keep the filter, which is in the address.
    else location.assign(document.referrer);
  });
}

function lastVisit(navigation: Navigation, pathname: string): NavigationHistoryEntry | undefined {
  return navigation
    .entries()
    .slice(0, (navigation.currentEntry as NavigationHistoryEntry).index)
    .reverse()
    .find(({ url }) => url !== null && new URL(url).pathname === pathname);
}
