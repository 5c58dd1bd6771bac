import { join } from 'node:path';
import { createServer } from 'vite';

/** The site itself in development, made from the workshop. `refresh` shows what was written there meanwhile. */
export type Preview = {
  url: string;
  refresh: () => void;
  /** How often it was refreshed: a frame that was loading meanwhile sees that it has to load again. */
  revision: () => number;
  close: () => Promise<void>;
};

/** Starts the preview. The content that it shows is named by the environment (CONTENT_ROOT) before anything is imported. */
export async function openPreview(project: string, port: number): Promise<Preview> {
  const server = await createServer({
    root: project,
    configFile: join(project, 'vite.config.ts'),
    // Another cache than that of `npm run dev`, which may run beside it.
    cacheDir: join(project, '.desk', 'vite'),
    server: { host: '127.0.0.1', port },
    clearScreen: false,
    logLevel: 'error',
  });
  await server.listen();
  let revision = 0;
  return {
    url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    revision: () => revision,
    refresh: () => {
      revision++;
      server.environments.ssr?.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    },
    close: () => server.close(),
  };
}
