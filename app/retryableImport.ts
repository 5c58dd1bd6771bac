/** The file that a failed import names in its message, in Chromium and Firefox. Safari names none, and asks again by itself. */
const ADDRESS = /https?:\S+\.js/;

/**
 * Returns a function that imports a module, and after a failure asks for it under a new address: a module that fails once is
 * not asked for again as long as the page is open (HTML's module map, Chromium since 150).
 */
export function retryableImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failed: string | undefined;
  return async () => {
    try {
      return await (failed ? import(/* @vite-ignore */ `${failed}?again=${Date.now()}`) : load());
    } catch (error) {
      failed = ADDRESS.exec(String(error))?.[0] ?? failed;
      throw error;
    }
  };
}
