import { ReadStream } from 'node:fs';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Route, resolveRoute } from './addresses.ts';
import { answerClientError, hasOneHost, TIMEOUTS } from './client-errors.ts';
import type { DynamicResponse } from './dynamic-responses.ts';
import { errorPage } from './error-page.ts';
import { listFiles, readReplaced } from './files.ts';
import { cacheControl, contentType, HEADERS_WITHOUT_FILE, ONE_HOUR, securityHeaders } from './headers.ts';
import { type Logger, logAnswers } from './log.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** File below the served folder that is being sent. */
    file: string | null;
  }
}

type ServerOptions = { root: string; logger?: Logger };

/** Creates the server of the finished site; `root` is the absolute path of its folder. */
export function createServer({ root, logger }: ServerOptions): FastifyInstance {
  const files = listFiles(root);
  const replaced = readReplaced(root);
  const app = fastify({
    // Addresses that cannot be decoded never reach a route or a hook.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      sendErrorPage(reply.headers(HEADERS_WITHOUT_FILE), 400);
    },
    // Requests on connections that are open at the end are still answered.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    ...TIMEOUTS,
  });
  // Node would answer an unknown `Expect` itself, without the security headers; HTTP lets a server ignore it.
  app.server.on('checkExpectation', app.routing);
  if (logger) logAnswers(app, logger);

  app.decorateReply('file', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS_WITHOUT_FILE);
    if (!hasOneHost(request.raw)) return sendErrorPage(reply, 400);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendErrorPage(reply.header('allow', 'GET, HEAD'), 405);
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.file !== null) describeFile(reply, reply.file);
    abortTruncatedFile(reply, payload);
    return payload;
  });
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) => sendErrorPage(reply, 404));
  app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });

  app.get('*', (request, reply) => {
    const { path, query } = splitUrl(request.raw.url ?? '');
    return respond(resolveRoute(path, files, replaced), query, request, reply);
  });
  return app;
}

function respond(route: Route, query: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  switch (route.kind) {
    case 'file':
      return sendFile(reply, route.file);
    case 'dynamic':
      return sendDynamic(reply, route.response);
    case 'not-found':
      return route.file === undefined ? sendErrorPage(reply, 404) : sendStandIn(request, reply.code(404), route.file);
    case 'gone':
      return sendStandIn(request, reply.code(410), route.file);
    case 'permanent-redirect':
      return reply.header('cache-control', ONE_HOUR).redirect(route.to + (route.keepsQuery ? query : ''), 301);
    case 'temporary-redirect':
      return reply.header('cache-control', 'no-cache').redirect(route.to, 302);
    case 'bad-request':
      return sendErrorPage(reply, 400);
  }
}

/** A request to a proxy names the host as well (`GET http://host/path`), and HTTP asks every server to understand it. */
function splitUrl(url: string): { path: string; query: string } {
  const local = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const end = local.search(/[?#]/);
  return end === -1 ? { path: local, query: '' } : { path: local.slice(0, end), query: local.slice(end) };
}

function sendFile(reply: FastifyReply, file: string): FastifyReply {
  reply.file = file;
  return reply.sendFile(file);
}

function sendDynamic(reply: FastifyReply, { status, type, caching, body }: DynamicResponse): FastifyReply {
  return reply.code(status).type(type).header('cache-control', caching).send(body);
}

/** Sends an error page of the build whole: conditions and ranges are about the page that does not exist. */
function sendStandIn(request: FastifyRequest, reply: FastifyReply, file: string): FastifyReply {
  for (const name of ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range']) {
    delete request.raw.headers[name];
  }
  return sendFile(reply, file);
}

function describeFile(reply: FastifyReply, file: string): void {
  for (const name of Object.keys(HEADERS_WITHOUT_FILE)) reply.removeHeader(name);
  reply.headers(securityHeaders(file)).header('cache-control', cacheControl(file));
  if (reply.statusCode !== 304) reply.header('content-type', contentType(file));
}

/**
 * Closes the connection when a file was shortened while it was read: the browser would wait for the promised rest, and
 * now requests it again.
 */
function abortTruncatedFile(reply: FastifyReply, payload: unknown): void {
  if (!(payload instanceof ReadStream)) return;
  const promised = Number(reply.getHeader('content-length'));
  payload.once('end', () => {
    if (payload.bytesRead < promised) reply.raw.destroy();
  });
}

/** The file server puts `Content-Range` on its error when a range lies outside the file. */
type SendingError = FastifyError & { headers?: Record<string, string> };

function sendError(error: SendingError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  const isTheirs = status >= 400 && status < 500;
  return sendErrorPage(reply.headers(error.headers ?? {}), isTheirs ? status : 500);
}

function sendErrorPage(reply: FastifyReply, status: number): FastifyReply {
  // A file that went missing was set already; its error page must not be cached in its place.
  reply.file = null;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(errorPage(status));
}
