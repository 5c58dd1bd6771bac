/** Stylesheets that this module has requested, by address. */
const requested = new Map<string, Promise<unknown>>();

/**
 * Imports a module after its stylesheets, and fetches what the module imports at the same time, because the browser would find
 * these files one after another. Takes the place of Vite's helper, which would cost every page 500 bytes more
 * (site-build/vite/import-helper.ts). `files`: paths without the first slash. Rejects if a stylesheet or the module fails.
 */
export function importWithStyles<Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module> {
  const styles = files.map((path) => (path.endsWith('.css') ? requestStyles(`/${path}`) : fetchAhead(`/${path}`)));
  return Promise.all(styles).then(load);
}

/** Lets the import find the file in the cache. Not a preload, because Chromium never repeats an import whose preload failed. */
function fetchAhead(address: string): void {
  fetch(address).catch(() => {});
}

/** Does not wait for the stylesheets of the page, which load by themselves. */
function requestStyles(address: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[rel="stylesheet"][href="${address}"]`)) return requested.get(address);
  const link = document.createElement('link');
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // Lets the next call request the stylesheet again.
      link.remove();
      reject(new Error(address));
    };
  });
  requested.set(address, loaded);
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  return loaded;
}
