import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time for one more request on each open connection. The response to it closes the connection. */
const DRAIN_MS = 1_000;
const LONGEST_SHUTDOWN_MS = 10_000;

/** Makes `app.close` wait for `drain`, because a request may be on its way over an idle connection. */
export function drainOnClose(app: FastifyInstance, drain: () => Promise<unknown> = () => pause(DRAIN_MS)): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), LONGEST_SHUTDOWN_MS).unref();
    // Only stops accepting connections: `close` of the HTTP server would also close idle connections at once.
    Server.prototype.close.call(app.server);
    await drain();
  });
}
