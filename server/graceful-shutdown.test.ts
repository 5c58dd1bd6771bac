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
// Only the test of the longest wait lets time pass.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** More than the pipes between two programs hold, so that an answer is not over before it is read. */
truncateSync(join(site.root, 'videos/film.mp4'), 50_000_000);

async function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  const [answer] = await once(get(url, { agent }), 'response');
  return answer as IncomingMessage;
}

/** A server that can be asked to close; `hangUp` ends the time in which it still answers. */
async function servedSite() {
  const app = createServer({ root: site.root });
  const [begun, drained] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  drainOnClose(app, () => {
    begun.resolve();
    return drained.promise;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    app.server.closeAllConnections();
  });
  return { url, agent, leave: () => app.close(), begun: begun.promise, hangUp: drained.resolve };
}

describe('a server that shuts down', () => {
  it('answers on open connections with Connection: close, and accepts no new one', async () => {
    const { url, agent, leave, hangUp } = await servedSite();
    const before = await ask(`${url}/scheme`, agent);
    before.resume();
    await once(before, 'end');
    const left = leave();
    await expect(fetch(`${url}/scheme`)).rejects.toThrow();
    const after = await ask(`${url}/scheme`, agent);
    after.resume();
    await once(after, 'end');
    expect([before.headers.connection, after.headers.connection]).toEqual(['keep-alive', 'close']);
    expect([before.statusCode, after.statusCode]).toEqual([200, 200]);
    hangUp();
    await left;
  });

  it('completes a response that has begun', async () => {
    const { url, leave, hangUp } = await servedSite();
    const film = await ask(`${url}/videos/film.mp4`, new Agent({ keepAlive: false }));
    const left = leave();
    hangUp();
    let bytes = 0;
    for await (const part of film) bytes += part.length;
    expect(bytes).toBe(Number(film.headers['content-length']));
    await left;
  });

  it('closes idle connections after the drain', async () => {
    const { url, agent, leave, hangUp } = await servedSite();
    const page = await ask(`${url}/scheme`, agent);
    const { socket } = page;
    page.resume();
    await once(page, 'end');
    const left = leave();
    hangUp();
    await once(socket, 'close');
    await left;
  });

  it('closes all connections after ten seconds', async () => {
    const { url, agent, leave, begun, hangUp } = await servedSite();
    const film = await ask(`${url}/videos/film.mp4`, agent);
    const broken = new Promise((resolve) => film.on('error', resolve));
    const left = leave();
    await begun;
    hangUp();
    vi.advanceTimersByTime(9_999);
    expect(film.socket.destroyed).toBe(false);
    vi.advanceTimersByTime(1);
    film.resume();
    await broken;
    expect(film.complete).toBe(false);
    await left;
  });
});
