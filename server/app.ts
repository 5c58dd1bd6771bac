import { ReadStream } from 'node:fs';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { resolveRoute } from './addresses.ts';
import { answerClientError, hasOneHost, TIMEOUTS } from './client-errors.ts';
import type { GeneratedResponse } from './dynamic-responses.ts';
import { errorResponse } from './error-page.ts';
import { listFiles, readReplaced } from './files.ts';
import { cacheControl, contentType, securityHeaders } from './headers.ts';
import { type Logger, logResponses } from './log.ts';

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
    // Answers addresses that cannot be decoded, which reach no route and no hook.
    frameworkErrors: (_error, _request, reply: FastifyReply) => void send(reply, errorResponse(400)),
    // Still responds on open connections during the shutdown.
    return503OnClosing: false,
    // A timeout would also abort a shutdown that waits for a download.
    pluginTimeout: 0,
    clientErrorHandler: answerClientError,
    ...TIMEOUTS,
  });
  // Ignores an unknown `Expect`, as HTTP allows: Node would respond without the security headers.
  app.server.on('checkExpectation', app.routing);
  if (logger) logResponses(app, logger);

  app.decorateReply('file', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!hasOneHost(request.raw)) return send(reply, errorResponse(400));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(reply, errorResponse(405, { allow: 'GET, HEAD' }));
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.file !== null) describeFile(reply, reply.file);
    abortTruncatedFile(reply, payload);
    return payload;
  });
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) => send(reply, errorResponse(404)));
  app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });

  app.get('*', (request, reply) => {
    const route = resolveRoute(request.raw.url ?? '', files, replaced);
    if (!('file' in route)) return send(reply, route);
    if (route.status !== 200) removeConditions(request);
    reply.file = route.file;
    return reply.code(route.status).sendFile(route.file);
  });
  return app;
}

/** Removes conditions and ranges, which refer to the missing page and not to its error page. */
function removeConditions(request: FastifyRequest): void {
  for (const name of ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range'])
    delete request.raw.headers[name];
}

function describeFile(reply: FastifyReply, file: string): void {
  reply.headers(securityHeaders(file)).header('cache-control', cacheControl(file));
  if (reply.statusCode !== 304) reply.header('content-type', contentType(file));
}

/** Closes the connection when a file shrinks while it is read; the browser would wait for the rest. */
function abortTruncatedFile(reply: FastifyReply, payload: unknown): void {
  if (!(payload instanceof ReadStream)) return;
  const length = Number(reply.getHeader('content-length'));
  payload.once('end', () => {
    if (payload.bytesRead < length) reply.raw.destroy();
  });
}

/** The file server sets `Content-Range` on its error for a range outside the file. */
type SendingError = FastifyError & { headers?: Record<string, string> };

function sendError(error: SendingError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500, headers } = error;
  return send(reply, errorResponse(statusCode >= 400 && statusCode < 500 ? statusCode : 500, headers));
}

function send(reply: FastifyReply, { status, headers, body }: GeneratedResponse): FastifyReply {
  // Clears a missing file, whose caching must not apply to its error page.
  reply.file = null;
  return reply.code(status).headers(headers).send(body);
}
