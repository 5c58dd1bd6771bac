import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time in which an active visitor sends the next request, and is told to close the connection. */
const DRAIN_MS = 1_000;
const LONGEST_SHUTDOWN_MS = 10_000;

/** Makes `app.close` answer requests for `drain` longer: a connection that looks idle may have one on its way. */
export function drainOnClose(app: FastifyInstance, drain: () => Promise<unknown> = () => pause(DRAIN_MS)): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), LONGEST_SHUTDOWN_MS).unref();
    // The HTTP server's own `close` would close idle connections at once; this one only stops listening.
    Server.prototype.close.call(app.server);
    await drain();
  });
}
