import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './app.ts';
import { makeSite } from './fixture-site.ts';

const site = makeSite();
const app = createServer({ root: site.root });

beforeAll(() => app.ready());
afterAll(async () => {
  await app.close();
  site.remove();
});

const get = (url: string) => app.inject(url);

it('the health check is answered and never kept', async () => {
  const answer = await get('/healthz');
  expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
    200,
    { status: 'ok' },
    'no-store',
  ]);
});

describe('the placeholder picture', () => {
  it.each(['400/300', '599/399', '512/345'])('is drawn at %s', async (size) => {
    const answer = await get(`/api/placeholder/${size}`);
    const [width, height] = size.split('/');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.body).toContain(`role="img" width="${width}" height="${height}"`);
    expect(answer.body).toContain('#8B3819');
  });

  it.each([
    '399/300',
    '600/300',
    '400/299',
    '400/400',
    '400.5/300',
    '4e2/300',
    '0400/300',
    '-400/300',
    'a/b',
    '%20400/300',
  ])('is refused at %s', async (size) => {
    const answer = await get(`/api/placeholder/${size}`);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['error']]);
  });
});
