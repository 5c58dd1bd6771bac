/** Stylesheets that this module has requested, by address. */
const requested = new Map<string, Promise<unknown>>();

/**
 * Imports a module after its stylesheets. Takes the place of Vite's helper, which would cost every page 500 bytes more
 * (site-build/vite/import-helper.ts). `styles`: paths without the first slash. Rejects if a stylesheet or the module fails.
 */
export function importWithStyles<Module>(load: () => Promise<Module>, styles: string[] = []): Promise<Module> {
  return Promise.all(styles.map((path) => requestStyles(`/${path}`))).then(load);
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
