import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { HYDRATE, ISLAND_FILES } from '#app/finish/islandStart.server.ts';
import { EXAMPLES } from '../examples.ts';
import { staticImports } from '../staticImports.ts';

/** Ends the name of a module by which React Router would start a screen in the browser. */
const ROUTE = '?__react-router-build-client-route';

/** Marks the stylesheets of screens, so that the bundler does not put them into the file that islands share. */
const PAGE_STYLES = '?page';

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
      // Keeps the page of the examples whole, because it imports its components by a pattern of names.
      if (!id.endsWith(ROUTE) || EXAMPLES === 'alone') return undefined;
      const styles = await stylesheetsOf(this, id.slice(0, -ROUTE.length));
      // Exports the class names, because the bundler drops a CSS module of which nothing is used.
      const imports = styles.map((file, index) =>
        file.endsWith('.module.css')
          ? `export * as names${index} from '${file}${PAGE_STYLES}';`
          : `import '${file}${PAGE_STYLES}';`,
      );
      return { code: imports.join('\n'), map: { mappings: '' } };
    },
  };
}

/** Lists the stylesheets that a module imports, directly or through other modules, in the order of their rules. */
async function stylesheetsOf(plugin: Rolldown.PluginContext, id: string, seen = new Set<string>()): Promise<string[]> {
  if (seen.has(id) || /node_modules|\?/.test(id)) return [];
  seen.add(id);
  if (id.endsWith('.css')) return [id];
  const found: string[] = [];
  for (const source of staticImports(id)) {
    if (source.includes('.server.')) continue;
    const resolved = await plugin.resolve(source, id);
    if (resolved && /\.(tsx?|css)$/.test(resolved.id)) found.push(...(await stylesheetsOf(plugin, resolved.id, seen)));
  }
  return found;
}
