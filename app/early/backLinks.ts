import { isModifiedClick } from '#app/components/links/isModifiedClick.ts';

type NavigationEntry = { key: string; index: number; url: string | null };
type Navigation = {
  currentEntry: NavigationEntry;
  entries(): NavigationEntry[];
  traverseTo(key: string): void;
};

/** Lets a back link return to the list as the visitor left it, with its filter, number of entries and scroll position. */
export function followBackLinks(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-back]');
    if (!link || isModifiedClick(event)) return;
    const { navigation } = window as { navigation?: Navigation };
    const entry = navigation && lastVisit(navigation, link.pathname);
    const leadsBack = entry || new URL(document.referrer || location.href).pathname === link.pathname;
    if (!leadsBack) return;
    event.preventDefault();
    if (navigation && entry) navigation.traverseTo(entry.key);
    // Browsers without the Navigation API keep the filter, which is in the address.
    else location.assign(document.referrer);
  });
}

function lastVisit(navigation: Navigation, pathname: string): NavigationEntry | undefined {
  return navigation
    .entries()
    .slice(0, navigation.currentEntry.index)
    .reverse()
    .find(({ url }) => url !== null && new URL(url).pathname === pathname);
}
