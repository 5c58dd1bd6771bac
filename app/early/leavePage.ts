/** Key in sessionStorage of the note that the visitor has left a page. */
const LEFT = 'left';

/**
 * Runs after a link that leaves the page at once, before the rest of the page is shown. The page that opens takes the place of this one
 * in the history. Back and Forward can lead to other entries of it, with a fragment or in the other language: these lead on too.
 */
const link = (document.currentScript as HTMLScriptElement).previousElementSibling as HTMLAnchorElement;

link.addEventListener('click', (event) => {
  event.preventDefault();
  withStorage((storage) => storage.setItem(LEFT, ''));
  leave();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && hasLeft()) leave();
});
// Not the newer entry of type `navigation`, which Safari lacks before version 15.
const isReturn = performance.navigation?.type === 2;
// Back to the English page, which savedLanguage.ts redirects, arrives here as if by a link.
const isRedirected = document.referrer === location.origin + location.pathname.replace('/mr/', '/');
if ((isReturn || isRedirected) && hasLeft()) leave();
else withStorage((storage) => storage.removeItem(LEFT));

function leave(): void {
  document.documentElement.hidden = true;
  document.title = '';
  location.replace(link.href);
}

function hasLeft(): boolean {
  return typeof withStorage((storage) => storage.getItem(LEFT)) === 'string';
}

/** Returns undefined if storage is blocked. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
