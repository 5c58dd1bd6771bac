import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { HYDRATE, ISLAND_FILES } from '#app/finish/islandStart.server.ts';

/** Ends the name of a module by which React Router would start a screen in the browser. */
const ROUTE = '?__react-router-build-client-route';

/** Bundlers drop the manifest's entry of an empty script, in which React Router looks up the stylesheets of a screen. */
const NOT_EMPTY = 'Math.random() < 0 && console.log();';

/**
 * Builds each island as a script of its own. Reduces the scripts of screens to their stylesheets, because screens are only
 * rendered in the build. Must come after React Router's plugin, whose result it replaces.
 */
export function islands(): Plugin {
  return {
    name: 'islands',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Overrides React Router's setting, with which the bundler could not keep React out of the script of every page.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    buildStart() {
      for (const file of [HYDRATE, ...ISLAND_FILES.values()])
        this.emitFile({ type: 'chunk', id: resolve(file) });
    },
    transform(_, id) {
      if (!id.endsWith(ROUTE)) return undefined;
      return { code: `import "./${basename(id.slice(0, -ROUTE.length))}";\n${NOT_EMPTY}`, map: { mappings: '' } };
    },
  };
}
