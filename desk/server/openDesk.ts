import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { checkFolder } from '#content-check/checkFolder.ts';
import type { Session } from './accounts/accountTypes.ts';
import { buildApp, deskPolicy } from './buildApp.ts';
import type { Folders } from './folders.ts';
import { openPreview } from './preview/preview.ts';
import { contentChecks } from './problems.ts';
import { guardRequests } from './requestGuard.ts';
import { addRoutes } from './routes.ts';

/** Builds the desk and serves it on 127.0.0.1; port 0 chooses a free port. CONTENT_ROOT must be `folders.workshop`. */
export async function openDesk(project: string, folders: Folders, port: number) {
  // Opens the preview first, because the preview generates the fonts that the build needs.
  const preview = await openPreview(project, port === 0 ? 0 : port + 1);
  await buildApp(project, folders.app);
  const server = fastify({ logger: false });
  server.addHook('onRequest', guardRequests);
  server.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', deskPolicy(preview.url));
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  });
  await server.register(fastifyStatic, { root: folders.app, decorateReply: false });
  const checks = contentChecks(folders, () => checkFolder(folders.content));
  const session: Session = { mode: 'single', user: null };
  server.get('/api/session', () => session);
  addRoutes(server, { folders, preview, checks, now: () => new Date() });
  const url = await server.listen({ host: '127.0.0.1', port });
  return { url, close: () => Promise.all([server.close(), preview.close()]) };
}
