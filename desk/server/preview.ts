import { join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { type Turns, takeTurns } from './turns.ts';

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
  const turns = takeTurns();
  const server = await createServer({
    root: project,
    configFile: join(project, 'vite.config.ts'),
    plugins: [pagesInTurns(turns)],
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
      turns.change(() => renew(server));
    },
    close: () => server.close(),
  };
}

/** A page that is half made must not see half of the content change: it ends first, and the next one waits. */
function pagesInTurns(turns: Turns): Plugin {
  return {
    name: 'pages-in-turns',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const isPage = request.headers.accept?.includes('text/html') || /\.data(\?|$)/.test(request.url ?? '');
        if (!isPage) return next();
        turns.begin((end) => {
          response.once('close', end);
          next();
        });
      });
    },
  };
}

/** Forgets what was read from the content, and all that was made of it, but nothing else. */
function renew(server: ViteDevServer): void {
  const graph = server.environments.ssr?.moduleGraph;
  for (const module of graph?.idToModuleMap.values() ?? [])
    if (/\/(app\/model|app\/search|scripts\/build)\/.*\.ts$/.test(module.file ?? '')) graph?.invalidateModule(module);
  server.ws.send({ type: 'full-reload' });
}
