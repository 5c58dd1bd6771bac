import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A visitor who is busy with the site asks again within this time, and is then told not to use the connection once more. */
const LAST_WORDS_MS = 1_000;
const LONGEST_GOODBYE_MS = 10_000;

/**
 * Returns what ends the server without losing a request. A connection that looks idle may have a request on its way; so for a
 * moment everything that is open is still answered, each time with the word that this connection ends here.
 */
export function prepareGoodbye(
  app: FastifyInstance,
  untilLastWords: () => Promise<void> = () => pause(LAST_WORDS_MS),
): () => Promise<void> {
  let leaving = false;
  app.addHook('onSend', async (_request, reply, payload) => {
    if (leaving) reply.header('connection', 'close');
    return payload;
  });
  return async () => {
    leaving = true;
    setTimeout(() => app.server.closeAllConnections(), LONGEST_GOODBYE_MS).unref();
    // Takes no new visitor. The HTTP server's own `close` would hang up on the idle ones in the same breath.
    const ended = new Promise((resolve) => Server.prototype.close.call(app.server, resolve));
    await untilLastWords();
    app.server.closeIdleConnections();
    await ended;
  };
}
