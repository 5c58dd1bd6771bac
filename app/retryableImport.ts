/** Matches the address in the error of a failed import. Safari gives no address, but fetches a failed module again. */
const ADDRESS = /https?:\S+\.js/;

/**
 * Returns a function that imports a module once. A call after a failure uses a new address, because the browser does not
 * fetch a failed module again while the page is open (HTML's module map; Chromium since version 150).
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
