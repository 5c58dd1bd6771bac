import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { checkBeforeBuild, checkFolder } from '#content-check/checkFolder.ts';
import { addAccountRoutes } from '../accounts/addAccountRoutes.ts';
import { addOnlyUser } from '../accounts/onlyUser.ts';
import type { AccountDesk } from '../accounts/sessions.ts';
import { buildApp, deskPolicy } from '../buildApp.ts';
import { changeRules, createChange } from '../changes/changeDrafts.ts';
import { addChangeRoutes } from '../changes/changeRoutes.ts';
import { type CheckFolder, contentGate } from '../changes/checkContent.ts';
import { listCollections } from '../entries/listing.ts';
import { addHistoryRoutes } from '../history/historyRoutes.ts';
import { openPagePreview, type PagePreview } from '../pages/pagePreview.ts';
import { addPreviewRoutes } from '../pages/previewRoutes.ts';
import { type ContentChecks, contentChecks } from '../problems.ts';
import { publishAlone } from '../publishing/publishAlone.ts';
import { type Publisher, startPublisher } from '../publishing/publisher.ts';
import type { PublisherOptions } from '../publishing/publisherOptions.ts';
import { addPublishingRoutes } from '../publishing/publishingRoutes.ts';
import { guardRequests } from '../requestGuard.ts';
import { addContentRoutes } from '../routes.ts';
import { indexTexts } from '../search/textIndex.ts';
import { saveInChange } from '../spreadsheets/saveInChange.ts';
import { addSheetRoutes } from '../spreadsheets/sheetRoutes.ts';
import { requireAccess } from './access.ts';
import { answerOddRequests, rawRequestOptions } from './rawRequests.ts';
import { recordRefusals } from './refusals.ts';
import { sendError } from './sendError.ts';

/** `port`: of the desk on 127.0.0.1; the previews use the next one. `previewOrigin`: the address of the previews in browsers. */
export type DeskOptions = { port: number; previewOrigin: string; publishing: PublisherOptions };

/**
 * Serves the desk and its previews on 127.0.0.1. A shared desk is behind a proxy that provides HTTPS. CONTENT_ROOT must be
 * `folders.workshop`. Needs a finished build of the project, whose server renders the previews.
 */
export async function openDesk(desk: AccountDesk, { port, previewOrigin, publishing }: DeskOptions) {
  await buildApp(desk.project, desk.folders.app);
  const pages = await openPagePreview(desk, {
    port: port + 1,
    origin: previewOrigin,
    site: () => siteFolder(desk, publishing),
  });
  const checks = contentChecks(desk.folders, () => checkFolder(desk.folders.content));
  const publisher = startPublisher(desk, publishing);
  const server = await createServer(desk, previewOrigin, {
    checks,
    checkChange: checkBeforeBuild,
    pages,
    publisher,
  });
  // Reads all content before the first user comes, who would wait for it with everybody else.
  listCollections(desk.folders, desk.now());
  if (!desk.onlyUser) indexTexts(desk.folders.content);
  await server.listen({ host: '127.0.0.1', port });
  return {
    close: async () => {
      await server.close();
      await Promise.all([pages.close(), publisher.stop()]);
      desk.database.close();
    },
  };
}

/** Returns the folder of the pages that readers see; in a local desk, which puts up none, those of the last build. */
const siteFolder = ({ project }: AccountDesk, { home, target }: PublisherOptions) =>
  target.kind === 'none' ? join(project, 'build', 'client') : join(home, 'current');

/** `checkChange`: checks a change before it goes on. */
type Parts = {
  checks: ContentChecks;
  checkChange: CheckFolder;
  pages: Pick<PagePreview, 'show'>;
  publisher: Publisher;
};

/** Creates the server of the page, which `folders.app` contains, and of all routes. `previewOrigin`: the address of the previews in browsers. */
export async function createServer(desk: AccountDesk, previewOrigin: string, parts: Parts): Promise<FastifyInstance> {
  const headers = protectiveHeaders(previewOrigin);
  // Takes the visitor's address from the proxy, because requests are limited by address.
  const server = fastify({
    ...rawRequestOptions(headers),
    logger: false,
    trustProxy: '127.0.0.1',
    // Responds to malformed addresses, for which Fastify runs no hooks.
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      void reply.headers(headers).code(400).send({ reason: 'badRequest' }),
  });
  server.setErrorHandler(sendError);
  answerOddRequests(server);
  server.addHook('onRequest', guardRequests(desk.origin));
  server.addHook('onSend', async (_request, reply) => {
    const { 'content-security-policy': policy, ...others } = headers;
    reply.headers(others);
    // Keeps a stricter policy.
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
  });
  await server.register(fastifyStatic, { root: desk.folders.app, decorateReply: false });
  await server.register((api) => addApi(api, desk, parts));
  return server;
}

/** Returns the headers of all answers. */
const protectiveHeaders = (previewOrigin: string) => ({
  'content-security-policy': deskPolicy(previewOrigin),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
});

/** Adds all routes. A local desk has none for accounts, and publishes a change at once. */
export async function addApi(
  server: FastifyInstance,
  desk: AccountDesk,
  { checks, checkChange, pages, publisher }: Parts,
): Promise<void> {
  requireAccess(server);
  server.setErrorHandler(sendError);
  recordRefusals(server, desk);
  if (desk.onlyUser) addOnlyUser(server, desk, desk.onlyUser);
  else await addAccountRoutes(server, desk);
  const changes = changeRules(desk);
  addContentRoutes(server, { folders: desk.folders, checks, changes, now: desk.now });
  const save = saveInChange({ ...changes, create: (user) => createChange(desk, user) });
  addSheetRoutes(server, { folders: desk.folders, save });
  const moveIfValid = contentGate(desk, checkChange);
  addChangeRoutes(server, desk, moveIfValid, desk.onlyUser && publishAlone(desk, publisher, moveIfValid));
  addHistoryRoutes(server, desk);
  if (!desk.onlyUser) addPublishingRoutes(server, desk, publisher);
  addPreviewRoutes(server, desk, pages);
}
