import { once } from 'node:events';
import { rmSync, truncateSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite } from '#tests/fixtures/finishedSite.ts';
import { createServer } from './app.ts';

const site = makeSite();
const app = createServer({ root: site.root });
let base: string;

beforeAll(async () => {
  base = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  site.remove();
});

describe('a file that changes while the server is running', () => {
  it('is replaced by a 404 response with no-store after it was deleted', async () => {
    for (const ending of ['', '.br', '.gz']) rmSync(join(site.root, `assets/entry-a1b2.js${ending}`));
    const response = await fetch(`${base}/assets/entry-a1b2.js`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<html');
    expect((await fetch(`${base}/scheme`)).status).toBe(200);
  });

  it('closes the connection if it shrinks while it is sent', async () => {
    const film = join(site.root, 'videos/film.mp4');
    // Larger than the socket buffers, so that the file is cut while it is still being read.
    const size = 50_000_000;
    truncateSync(film, size);
    const [response] = (await once(get(`${base}/videos/film.mp4`), 'response')) as [IncomingMessage];
    await once(response, 'readable');
    truncateSync(film, size / 5);
    response.resume();
    await expect(once(response, 'end')).rejects.toThrow('aborted');
    expect((await fetch(`${base}/scheme`)).status).toBe(200);
  });
});
