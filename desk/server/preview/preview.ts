import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { previewGuard } from '../requestGuard.ts';
import { createQueue, serialPages } from './serialPages.ts';

/** The site itself in development, made from the workshop. `refresh` shows what was written there meanwhile. */
export type Preview = {
  url: string;
  refresh: () => void;
  /** Counts refreshes; the frame of a new entry reloads its address when it changes. */
  revision: () => number;
  close: () => Promise<void>;
};

/** Starts the preview. The content that it shows is named by the environment (CONTENT_ROOT) before anything is imported. */
export async function openPreview(project: string, port: number): Promise<Preview> {
  const enqueue = createQueue();
  let revision = 0;
  let shown = 0;
  const server = await createServer({
    root: project,
    configFile: join(project, 'vite.config.ts'),
    plugins: [previewGuard(), serialPages(enqueue, () => shown)],
    // Another cache than that of `npm run dev`, which may run beside it.
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
        shown = revision;
        renew(server);
      });
    },
    close: () => server.close(),
  };
}

/** Forgets what was read from the content, and all that was made of it, but nothing else. */
function renew(server: ViteDevServer): void {
  const graph = server.environments.ssr?.moduleGraph;
  for (const module of graph?.idToModuleMap.values() ?? [])
    if (/\/(app\/model|app\/search|site-build)\/.*\.ts$/.test(module.file ?? '')) graph?.invalidateModule(module);
}
