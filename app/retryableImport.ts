/** The file that a failed import names in its message, in Chromium and Firefox. Safari names none, and asks again by itself. */
const ADDRESS = /https?:\S+\.js/;

/**
 * Returns a function that imports a module once. A call after a failure asks under a new address: a module that failed
 * is not asked for again as long as the page is open (HTML's module map, Chromium since 150).
 */
export function retryableImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let module: Module | undefined;
  let isRetry = false;
  return async () => {
    if (module) return module;
    if (isRetry) fetchFailedStylesAgain();
    try {
      module = await load();
    } catch (error) {
      const [address] = ADDRESS.exec(String(error)) ?? [];
      if (!isRetry || !address) {
        isRetry = true;
        throw error;
      }
      module = await import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
    }
    return module as Module;
  };
}

/** The bundler's loader fetches the stylesheets of a part once, whether they come or not. */
function fetchFailedStylesAgain(): void {
  for (const link of globalThis.document?.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]') ?? [])
    if (!link.sheet) link.replaceWith(link.cloneNode());
}
