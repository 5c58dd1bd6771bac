import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { HYDRATE, ISLAND_FILES } from '#app/finish/islandStart.server.ts';

/** Ends the name of a module by which React Router would start a screen in the browser. */
const ROUTE = '?__react-router-build-client-route';

/** Keeps a script from being empty: React Router finds the stylesheets of a screen by its script. */
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
      for (const file of [HYDRATE, ...ISLAND_FILES.values()]) this.emitFile({ type: 'chunk', id: resolve(file) });
    },
    async transform(_, id) {
      if (!id.endsWith(ROUTE)) return undefined;
      const styles = await stylesheetsOf(this, id.slice(0, -ROUTE.length));
      const imports = styles.map((style) => `import ${JSON.stringify(style)};\n`);
      return { code: imports.join('') + NOT_EMPTY, map: { mappings: '' } };
    },
  };
}

/** Lists the stylesheets that a module imports, directly or through other modules, in the order of their rules. */
async function stylesheetsOf(plugin: Rolldown.PluginContext, id: string, seen = new Set<string>()): Promise<string[]> {
  if (seen.has(id) || id.includes('node_modules')) return [];
  seen.add(id);
  if (id.endsWith('.css')) return [id];
  const { importedIds } = await plugin.load({ id });
  const found: string[] = [];
  for (const imported of importedIds) found.push(...(await stylesheetsOf(plugin, imported, seen)));
  return found;
}
