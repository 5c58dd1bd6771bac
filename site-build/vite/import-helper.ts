import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's own module with the function that wraps each `import()` of the client. */
const HELPER = '\0vite/preload-helper.js';

/** Replaces Vite's helper for `import()` by a shorter one, because every page contains it. A budget of the early scripts notices if Vite renames its module. */
export function importHelper(): Plugin {
  const file = JSON.stringify(join(import.meta.dirname, '../../app/early/importWithStyles.ts'));
  return {
    name: 'import-helper',
    enforce: 'pre',
    load: (id) => (id === HELPER ? `export { importWithStyles as __vitePreload } from ${file};` : null),
  };
}
