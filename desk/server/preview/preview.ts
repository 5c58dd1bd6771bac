import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { previewGuard } from '../requestGuard.ts';
import { createQueue, serialPages } from './serialPages.ts';

/** The development server of the site, which shows the content in the folder `workshop`. `refresh` makes the server read the content again. */
export type Preview = {
  url: string;
  refresh: () => void;
  /** Number of refreshes so far. */
  revision: () => number;
  close: () => Promise<void>;
};

export async function openPreview(project: string, port: number): Promise<Preview> {
  const enqueue = createQueue();
  let revision = 0;
  let shownRevision = 0;
  const server = await createServer({
    root: project,
    configFile: join(project, 'vite.config.ts'),
    plugins: [previewGuard(), serialPages(enqueue, () => shownRevision)],
    // Uses its own cache, because `npm run dev` may run at the same time.
    cacheDir: join(project, '.desk', 'vite'),
    server: { host: '127.0.0.1', port },
    clearScreen: false,
    logLevel: 'error',
  });
  await server.listen();
  return {
    url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    revision: () => revision,
    refresh: () => {
      revision++;
      enqueue(() => {
        shownRevision = revision;
        invalidateContentModules(server);
      });
    },
    close: () => server.close(),
  };
}

/** Invalidates the modules that read content or derive data from it. */
function invalidateContentModules(server: ViteDevServer): void {
  const graph = server.environments.ssr?.moduleGraph;
  for (const module of graph?.idToModuleMap.values() ?? [])
    if (/\/(app\/model|app\/search|site-build)\/.*\.ts$/.test(module.file ?? '')) graph?.invalidateModule(module);
}
