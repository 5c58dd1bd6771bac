import { once } from 'node:events';
import { truncateSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeSite } from '#tests/fixtures/finishedSite.ts';
import { createServer } from './app.ts';
import { drainOnClose } from './graceful-shutdown.ts';

const site = makeSite();
afterAll(() => site.remove());
// Stops timers; only the test of the ten-second limit advances them.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Makes the film larger than the socket buffers, so that its response is not complete before the test reads it. */
truncateSync(join(site.root, 'videos/film.mp4'), 50_000_000);

async function load(url: string, agent: Agent): Promise<IncomingMessage> {
  const [response] = await once(get(url, { agent }), 'response');
  return response as IncomingMessage;
}

/** Starts a server. `shutDown` begins the shutdown; `endDrain` ends the period in which the server still responds. */
async function startServer() {
  const app = createServer({ root: site.root });
  const [drainStarted, drained] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  drainOnClose(app, () => {
    drainStarted.resolve();
    return drained.promise;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    app.server.closeAllConnections();
  });
  return { url, agent, shutDown: () => app.close(), drainStarted: drainStarted.promise, endDrain: drained.resolve };
}

describe('a server that shuts down', () => {
  it('answers on open connections with `Connection: close`, and accepts no new connections', async () => {
    const { url, agent, shutDown, endDrain } = await startServer();
    const before = await load(`${url}/scheme`, agent);
    before.resume();
    await once(before, 'end');
    const closed = shutDown();
    await expect(fetch(`${url}/scheme`)).rejects.toThrow();
    const after = await load(`${url}/scheme`, agent);
    after.resume();
    await once(after, 'end');
    expect([before.headers.connection, after.headers.connection]).toEqual(['keep-alive', 'close']);
    expect([before.statusCode, after.statusCode]).toEqual([200, 200]);
    endDrain();
    await closed;
  });

  it('completes a response that has begun', async () => {
    const { url, shutDown, endDrain } = await startServer();
    const film = await load(`${url}/videos/film.mp4`, new Agent({ keepAlive: false }));
    const closed = shutDown();
    endDrain();
    let bytes = 0;
    for await (const part of film) bytes += part.length;
    expect(bytes).toBe(Number(film.headers['content-length']));
    await closed;
  });

  it('closes idle connections after the drain', async () => {
    const { url, agent, shutDown, endDrain } = await startServer();
    const page = await load(`${url}/scheme`, agent);
    const { socket } = page;
    page.resume();
    await once(page, 'end');
    const closed = shutDown();
    endDrain();
    await once(socket, 'close');
    await closed;
  });

  it('closes all connections after ten seconds', async () => {
    const { url, agent, shutDown, drainStarted, endDrain } = await startServer();
    const film = await load(`${url}/videos/film.mp4`, agent);
    const broken = new Promise((resolve) => film.on('error', resolve));
    const closed = shutDown();
    await drainStarted;
    endDrain();
    vi.advanceTimersByTime(9_999);
    expect(film.socket.destroyed).toBe(false);
    vi.advanceTimersByTime(1);
    film.resume();
    await broken;
    expect(film.complete).toBe(false);
    await closed;
  });
});
