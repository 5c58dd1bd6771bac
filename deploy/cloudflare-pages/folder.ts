import { cpSync, existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { listFiles, readReplaced } from '#server/files.ts';
import routes from './_routes.json' with { type: 'json' };
import { assetName } from './layout.ts';

const HERE = import.meta.dirname;

/** Cloudflare's limit. Sites with more files are deployed without compressed variants, and Cloudflare compresses responses itself. */
const MAX_FILES = 20_000;

/** Writes the finished site in the layout of Cloudflare Pages, including the function. */
export async function writePagesFolder(site: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const published = [...listFiles(site)];
  const variantsFit = 3 * published.length < MAX_FILES;
  const files = published.map(([address, file]) => {
    const isServedByFunction = !routes.exclude.some((path) => `/${file}`.startsWith(path.replace('*', '')));
    const hasVariants = variantsFit && isServedByFunction && existsSync(join(site, `${file}.br`));
    for (const ending of hasVariants ? ['', '.br', '.gz'] : [''])
      cpSync(join(site, file + ending), join(folder, assetName(file) + ending));
    return [address, file, hasVariants];
  });
  for (const name of ['_headers', '_routes.json']) cpSync(join(HERE, name), join(folder, name));
  const builtAt = statSync(join(site, 'index.html')).mtime;
  await build({
    configFile: false,
    logLevel: 'error',
    define: {
      SITE_FILES: JSON.stringify(files),
      REPLACED: JSON.stringify([...readReplaced(site)]),
      BUILT_AT: JSON.stringify(builtAt.toUTCString()),
    },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: join(HERE, 'worker.ts'),
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: '_worker.js' } },
    },
  });
}
