import { ReadStream } from 'node:fs';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { resolveRoute } from './addresses.ts';
import { answerClientErrors, hasOneHost, TIMEOUTS } from './client-errors.ts';
import type { GeneratedResponse } from './dynamic-responses.ts';
import { createErrorResponse } from './error-page.ts';
import { type CachedFile, createFileCache, MISSING } from './file-cache.ts';
import { openFolder } from './files.ts';
import { cacheControl, contentType, securityHeaders } from './headers.ts';
import { type Logger, logResponses } from './log.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Path of the file that is being sent, below the served folder. */
    file: string | null;
  }
}

type ServerOptions = { root: string; logger?: Logger };

/** Creates the server of the finished site; `root` is the absolute path of its folder. */
export function createServer({ root, logger }: ServerOptions): FastifyInstance {
  const folder = openFolder(root);
  const findCached = createFileCache(root);
  const app = fastify({
    // Responds to addresses that cannot be decoded, for which no route and no hook is called.
    frameworkErrors: (_error, _request, reply: FastifyReply) => void send(reply, createErrorResponse(400)),
    // Keeps responding on open connections during the shutdown.
    return503OnClosing: false,
    // Disables the timeout, which would also abort a shutdown that waits for a download.
    pluginTimeout: 0,
    clientErrorHandler: answerClientErrors(createErrorResponse),
    ...TIMEOUTS,
  });
  // Ignores an unknown `Expect` header, as HTTP allows. Node's own response would lack the security headers.
  app.server.on('checkExpectation', app.routing);
  if (logger) logResponses(app, logger);

  app.decorateReply('file', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!hasOneHost(request.raw)) return send(reply, createErrorResponse(400));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(reply, createErrorResponse(405, { allow: 'GET, HEAD' }));
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.file !== null) setFileHeaders(reply, reply.file);
    abortTruncatedFile(reply, payload);
    return payload;
  });
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) => send(reply, createErrorResponse(404)));
  app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });

  const resolve = async ({ raw }: FastifyRequest) => {
    const route = resolveRoute(raw.url ?? '', folder.files, folder.replaced);
    return { route, cached: 'file' in route ? await findCached(route.file, raw) : undefined };
  };
  app.get('*', async (request, reply) => {
    let { route, cached } = await resolve(request);
    // Lists the files again before an error page or redirect, because the page may have been published or retired since.
    if (route.status !== 200 || cached === MISSING) {
      await folder.renew();
      ({ route, cached } = await resolve(request));
    }
    if (!('file' in route)) return send(reply, route);
    if (route.status !== 200) removeConditions(request);
    if (cached !== undefined && cached !== MISSING) return sendCached(request, reply.code(route.status), cached);
    reply.file = route.file;
    return reply.code(route.status).sendFile(route.file);
  });
  return app;
}

/** Removes conditional and range headers, which apply to the requested page and not to the error page. */
function removeConditions(request: FastifyRequest): void {
  for (const name of ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range'])
    delete request.raw.headers[name];
}

function sendCached({ headers }: FastifyRequest, reply: FastifyReply, cached: CachedFile): FastifyReply {
  const tags = headers['if-none-match'];
  if (tags === '*' || tags?.includes(cached.tag)) return reply.code(304).headers(cached.validators).send();
  return reply.headers(cached.headers).send(cached.body);
}

function setFileHeaders(reply: FastifyReply, file: string): void {
  reply.headers(securityHeaders(file)).header('cache-control', cacheControl(file));
  if (reply.statusCode !== 304) reply.header('content-type', contentType(file));
}

/** Closes the connection when a file shrinks while it is read, because the browser would wait for the rest. */
function abortTruncatedFile(reply: FastifyReply, payload: unknown): void {
  if (!(payload instanceof ReadStream)) return;
  const length = Number(reply.getHeader('content-length'));
  payload.once('end', () => {
    if (payload.bytesRead < length) reply.raw.destroy();
  });
}

/** `headers` contains `Content-Range`, which the file server sets if a range is outside the file. */
type SendingError = FastifyError & { headers?: Record<string, string> };

function sendError(error: SendingError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500, headers } = error;
  return send(reply, createErrorResponse(statusCode >= 400 && statusCode < 500 ? statusCode : 500, headers));
}

function send(reply: FastifyReply, { status, headers, body }: GeneratedResponse): FastifyReply {
  // Clears the name of a missing file, because its cache headers must not apply to the error page.
  reply.file = null;
  return reply.code(status).headers(headers).send(body);
}
