/** The file that a failed import names in its message, in Chromium and Firefox. Safari names none, and asks again by itself. */
const ADDRESS = /https?:\S+\.js/;

/**
 * Returns a function that imports a module once. A call after a failure asks under a new address: a module that failed, also
 * in a preload, is not asked for again as long as the page is open (HTML's module map, Chromium since 150).
 */
export function retryableImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let module: Module | undefined;
  let isRetry = false;
  return async () => {
    if (module) return module;
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
