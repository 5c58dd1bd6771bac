import type { Plugin } from 'vite';
import { BUILD_TARGET } from '#app/finish/oldestBrowsers.server.ts';
import { bundleScript } from '../bundle-script.ts';

/** Kinds of inline scripts in a page: a classic script for any browser, and a module. */
const KINDS = {
  'inline-script': { format: 'iife', target: 'es2015' },
  'inline-module': { format: 'es', target: BUILD_TARGET },
} as const;

/** `import text from './program.ts?inline-script'` returns the bundled and minified program as text. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      const [file = '', kind = ''] = id.split('?');
      if (!(kind in KINDS)) return null;
      const { format, target } = KINDS[kind as keyof typeof KINDS];
      const terserOptions = { module: true, compress: { passes: 3 } };
      const { code, modules } = await bundleScript(file, {
        format,
        build: { target, minify: 'terser', terserOptions },
      });
      const packaged = modules.find((module) => module.includes('node_modules'));
      if (packaged) throw new Error(`${file} would put ${packaged} into every page.`);
      for (const module of modules) this.addWatchFile(module);
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}
