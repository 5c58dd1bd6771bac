/** Key in sessionStorage of the note that the visitor has left a page. */
const LEFT = 'left';

/** Leaves the page so that neither Back nor Forward shows it again, whatever entries of it the history has; runs before the page is shown. */
const link = document.querySelector('[data-leave]') as HTMLAnchorElement;

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
