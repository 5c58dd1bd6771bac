import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time in which an active visitor sends the next request, and is told to close the connection. */
const DRAIN_MS = 1_000;
const LONGEST_SHUTDOWN_MS = 10_000;

/**
 * Returns a function that ends the server without losing a request. A connection that looks idle may have a request on its
 * way, so requests are answered for `drain` longer, each with `Connection: close`.
 */
export function prepareShutdown(
  app: FastifyInstance,
  drain: () => Promise<void> = () => pause(DRAIN_MS),
): () => Promise<void> {
  let isShuttingDown = false;
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isShuttingDown) reply.header('connection', 'close');
    return payload;
  });
  return async () => {
    isShuttingDown = true;
    setTimeout(() => app.server.closeAllConnections(), LONGEST_SHUTDOWN_MS).unref();
    // The HTTP server's own `close` would close idle connections at once; this one only stops listening.
    const closed = new Promise((resolve) => Server.prototype.close.call(app.server, resolve));
    await drain();
    app.server.closeIdleConnections();
    await closed;
  };
}
