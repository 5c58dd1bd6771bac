import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { answerFor } from './addresses.ts';
import { hangUpWhenShort } from './broken-off.ts';
import { listFiles, readReplaced } from './files.ts';
import { cacheControl, ONE_HOUR, PROTECTION_WITHOUT_FILE, protectionOf, typeOf } from './headers.ts';
import { type Logger, logAnswers } from './log.ts';
import type { MadeAnswer } from './made.ts';
import { noticePage } from './notices.ts';
import { hasOneHost, PATIENCE, refuse } from './refusals.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The file that is being sent, named below the served folder. */
    file: string | null;
  }
}

type ServerOptions = { root: string; logger?: Logger };

/** The server of the finished site. `root` is the absolute path of the folder with the built files. */
export function createServer({ root, logger }: ServerOptions): FastifyInstance {
  const files = listFiles(root);
  const replaced = readReplaced(root);
  const app = fastify({
    // Addresses that cannot be decoded never reach a route or a hook.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      sendNotice(reply.headers(PROTECTION_WITHOUT_FILE), 400);
    },
    // Requests on connections that are open at the end are still answered.
    return503OnClosing: false,
    clientErrorHandler: refuse,
    ...PATIENCE,
  });
  // Node would answer an unknown `Expect` itself, without the security headers; HTTP lets a server ignore it.
  app.server.on('checkExpectation', app.routing);
  if (logger) logAnswers(app, logger);

  app.decorateReply('file', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(PROTECTION_WITHOUT_FILE);
    if (!hasOneHost(request.raw)) return sendNotice(reply, 400);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendNotice(reply.header('allow', 'GET, HEAD'), 405);
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.file !== null) describeFile(reply, reply.file);
    hangUpWhenShort(reply, payload);
    return payload;
  });
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) => sendNotice(reply, 404));
  app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });

  app.get('*', (request, reply) => {
    const { path, query } = splitUrl(request.raw.url ?? '');
    const answer = answerFor(path, files, replaced);
    switch (answer.kind) {
      case 'page':
        return sendFile(reply, answer.file);
      case 'made':
        return sendMade(reply, answer.made);
      case 'not-found':
        return answer.file === undefined
          ? sendNotice(reply, 404)
          : sendErrorPage(request, reply.code(404), answer.file);
      case 'gone':
        return sendErrorPage(request, reply.code(410), answer.file);
      case 'moved':
        return reply.header('cache-control', ONE_HOUR).redirect(answer.to + query, 301);
      case 'replaced':
        return reply.header('cache-control', ONE_HOUR).redirect(answer.to, 301);
      case 'elsewhere':
        return reply.header('cache-control', 'no-cache').redirect(answer.to, 302);
      case 'unreadable':
        return sendNotice(reply, 400);
    }
  });
  return app;
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

function sendMade(reply: FastifyReply, { status, type, caching, body }: MadeAnswer): FastifyReply {
  return reply.code(status).type(type).header('cache-control', caching).send(body);
}

/** Conditions and ranges are about the page that was asked for. It does not exist, so its stand-in is always sent whole. */
function sendErrorPage(request: FastifyRequest, reply: FastifyReply, file: string): FastifyReply {
  for (const name of ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range']) {
    delete request.raw.headers[name];
  }
  return sendFile(reply, file);
}

function describeFile(reply: FastifyReply, file: string): void {
  for (const name of Object.keys(PROTECTION_WITHOUT_FILE)) reply.removeHeader(name);
  reply.headers(protectionOf(file)).header('cache-control', cacheControl(file));
  if (reply.statusCode !== 304) reply.header('content-type', typeOf(file));
}

/** The file server puts `Content-Range` on its error when a range lies outside the file. */
type SendingError = FastifyError & { headers?: Record<string, string> };

function sendError(error: SendingError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  const isTheirs = status >= 400 && status < 500;
  return sendNotice(reply.headers(error.headers ?? {}), isTheirs ? status : 500);
}

function sendNotice(reply: FastifyReply, status: number): FastifyReply {
  // A file that went missing under the server was named already, and nobody may keep the notice in its place.
  reply.file = null;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(noticePage(status));
}
