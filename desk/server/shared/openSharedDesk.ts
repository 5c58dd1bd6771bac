import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { checkBeforeBuild, checkFolder } from '#content-check/checkFolder.ts';
import { addAccountRoutes } from '../accounts/addAccountRoutes.ts';
import type { AccountDesk } from '../accounts/sessions.ts';
import { buildApp, deskPolicy } from '../buildApp.ts';
import { changeRules, createChange } from '../changes/changeDrafts.ts';
import { addChangeRoutes } from '../changes/changeRoutes.ts';
import type { CheckFolder } from '../changes/checkContent.ts';
import { addHistoryRoutes } from '../history/historyRoutes.ts';
import { openPagePreview, type PagePreview } from '../pages/pagePreview.ts';
import { addPreviewRoutes } from '../pages/previewRoutes.ts';
import { type ContentChecks, contentChecks } from '../problems.ts';
import { type Publisher, startPublisher } from '../publishing/publisher.ts';
import type { PublisherOptions } from '../publishing/publisherOptions.ts';
import { addPublishingRoutes } from '../publishing/publishingRoutes.ts';
import { addCommonRoutes } from '../routes.ts';
import { saveInChange } from '../spreadsheets/saveInChange.ts';
import { addSheetRoutes } from '../spreadsheets/sheetRoutes.ts';
import { requireAccess } from './access.ts';
import { recordAction } from './audit.ts';
import { sendError } from './sendError.ts';
import { guardSharedRequests } from './sharedGuard.ts';

/** `port`: of the desk on 127.0.0.1; the previews use the next one. `previewOrigin`: the address of the previews in browsers. */
type Options = { port: number; previewOrigin: string; publishing: PublisherOptions };

/**
 * Serves the shared desk and its previews on 127.0.0.1, behind a proxy that provides HTTPS. CONTENT_ROOT must be `folders.workshop`.
 * Needs a finished build of the project, whose server renders the previews.
 */
export async function openSharedDesk(desk: AccountDesk, { port, previewOrigin, publishing }: Options) {
  await buildApp(desk.project, desk.folders.app);
  const pages = await openPagePreview(desk, {
    port: port + 1,
    origin: previewOrigin,
    site: () => join(publishing.home, 'current'),
  });
  const checks = contentChecks(desk.folders, () => checkFolder(desk.folders.content));
  const publisher = startPublisher(desk, publishing);
  const server = await createSharedServer(desk, previewOrigin, {
    checks,
    checkChange: checkBeforeBuild,
    pages,
    publisher,
  });
  await server.listen({ host: '127.0.0.1', port });
  return {
    close: async () => {
      await server.close();
      await Promise.all([pages.close(), publisher.stop()]);
      desk.database.close();
    },
  };
}

/** `checkChange`: checks a change before it goes on. */
type Parts = {
  checks: ContentChecks;
  checkChange: CheckFolder;
  pages: Pick<PagePreview, 'show'>;
  publisher: Publisher;
};

/** Creates the server of the page, which `folders.app` contains, and of all routes. `previewOrigin`: the address of the previews in browsers. */
export async function createSharedServer(
  desk: AccountDesk,
  previewOrigin: string,
  parts: Parts,
): Promise<FastifyInstance> {
  // Takes the visitor's address from the proxy, because requests are limited by address.
  const server = fastify({
    logger: false,
    trustProxy: '127.0.0.1',
    // Responds to malformed addresses, for which Fastify runs no hooks.
    frameworkErrors: (_error, _request, reply) =>
      protect(reply, previewOrigin).code(400).send({ reason: 'badRequest' }),
  });
  server.addHook('onRequest', guardSharedRequests(desk.origin));
  server.addHook('onSend', async (_request, reply) => {
    protect(reply, previewOrigin);
  });
  await server.register(fastifyStatic, { root: desk.folders.app, decorateReply: false });
  await server.register((api) => addApi(api, desk, parts));
  return server;
}

/** Adds the protective headers to an answer. Keeps a stricter policy. */
function protect(reply: FastifyReply, previewOrigin: string): FastifyReply {
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', deskPolicy(previewOrigin));
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-opener-policy', 'same-origin');
}

/** Adds all routes of the shared desk. */
export async function addApi(
  server: FastifyInstance,
  desk: AccountDesk,
  { checks, checkChange, pages, publisher }: Parts,
): Promise<void> {
  requireAccess(server, (user, subject) =>
    recordAction(desk.database, desk.now(), { user, action: 'accessRefused', subject }),
  );
  server.setErrorHandler(sendError);
  await addAccountRoutes(server, desk);
  const changes = changeRules(desk);
  addCommonRoutes(server, { folders: desk.folders, checks, changes, now: desk.now });
  const save = saveInChange({ ...changes, create: (user) => createChange(desk, user) });
  addSheetRoutes(server, { folders: desk.folders, save });
  addChangeRoutes(server, desk, checkChange);
  addHistoryRoutes(server, desk);
  addPublishingRoutes(server, desk, publisher);
  addPreviewRoutes(server, desk, pages);
}
