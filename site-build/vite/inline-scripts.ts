import type { Plugin } from 'vite';
import { bundleScript } from '../bundle-script.ts';

/** `import text from './program.ts?inline-script'` returns the bundled and minified program as text. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      const [file = '', kind] = id.split('?');
      if (kind !== 'inline-script') return null;
      const terserOptions = { module: true, ecma: 2015, compress: { passes: 3, unsafe_arrows: true } } as const;
      const { code, modules } = await bundleScript(file, {
        format: 'iife',
        build: { target: 'es2015', minify: 'terser', terserOptions },
      });
      const packaged = modules.find((module) => module.includes('node_modules'));
      if (packaged) throw new Error(`${file} would put ${packaged} into every page.`);
      for (const module of modules) this.addWatchFile(module);
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}
