import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time for the next request of an open connection, whose response then closes it. */
const DRAIN_MS = 1_000;
const LONGEST_SHUTDOWN_MS = 10_000;

/** Makes `app.close` respond until `drain` ends, because an idle connection may have a request on its way. */
export function drainOnClose(app: FastifyInstance, drain: () => Promise<unknown> = () => pause(DRAIN_MS)): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), LONGEST_SHUTDOWN_MS).unref();
    // Only stops listening; `close` of the HTTP server would close idle connections at once.
    Server.prototype.close.call(app.server);
    await drain();
  });
}
