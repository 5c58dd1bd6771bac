import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addChange,
  CLERK,
  createPublishedProject,
  PUBLISHER,
  type PublishedProject,
  readPublic,
  SCHEME,
  scheme,
} from '#tests/publishing/publishedProject.ts';
import { HttpError } from '../../httpError.ts';
import type { Role } from '../accounts/accountTypes.ts';
import { requireAccess } from '../shared/access.ts';
import type { Publications } from './publicationTypes.ts';
import { type Publisher, startPublisher } from './publisher.ts';
import { addPublishingRoutes } from './publishingRoutes.ts';

const ROLES: Record<number, Role[]> = { [PUBLISHER]: ['publisher'], [CLERK]: ['contributor'] };
const AT = '2026-03-04T09:00:00+05:30';

let published: PublishedProject;
let publisher: Publisher;
let server: FastifyInstance;
beforeEach(async () => {
  published = await createPublishedProject();
  publisher = startPublisher(published.desk, published.options);
  server = fastify();
  server.setErrorHandler((error, _request, reply) =>
    error instanceof HttpError ? reply.code(error.status).send(error.body) : reply.code(500).send(String(error)),
  );
  server.addHook('onRequest', async (request) => {
    const id = Number(request.headers['x-user']);
    if (id) request.user = { id, name: '', title: { en: '', mr: '' }, roles: ROLES[id] ?? [] };
  });
  requireAccess(server);
  addPublishingRoutes(server, published.desk, publisher);
});
afterEach(async () => {
  await server.close();
  await publisher.stop();
  published.remove();
});

async function post(url: string, payload: object = {}, user = PUBLISHER) {
  const response = await server.inject({ method: 'POST', url, payload, headers: { 'x-user': String(user) } });
  return { status: response.statusCode, body: response.json() as Publications & { reason?: string } };
}
const read = async (user = CLERK) =>
  (await server.inject({ url: '/api/publications', headers: { 'x-user': String(user) } })).json() as Publications;
const actions = () =>
  published.desk.database.prepare('SELECT user, action, subject FROM audit ORDER BY id').all() as object[];
const change = () => addChange(published, { [SCHEME]: scheme(1500) });

describe('the routes of publishing', () => {
  it('publish, tell everybody what is live, and take back; the audit log has all of it', async () => {
    const id = change();
    expect((await read()).approved).toMatchObject([{ id }]);
    const { body } = await post('/api/publications', { changes: [id] });
    expect(body.running ?? body.waiting[0]).toMatchObject({ id: 1, requestedBy: { title: { en: 'Publisher 1' } } });
    await publisher.settled();
    expect(await read()).toMatchObject({
      live: { id: 1, changes: [{ id, title: 'A new amount', entries: [{ file: SCHEME }] }], failure: null },
      ...{ running: null, waiting: [], approved: [], site: 'https://site.example' },
    });
    expect((await post('/api/publications/1e0/take-back', { reason: 'Wrong' })).status).toBe(404);
    expect((await post('/api/publications/1/take-back', { reason: 'Wrong' })).status).toBe(200);
    await publisher.settled();
    expect(await read()).toMatchObject({
      live: { id: 2, kind: 'takeBack', undoes: [1], reason: 'Wrong' },
      list: [{ id: 2 }, { id: 1, state: 'takenBack' }],
    });
    expect(actions()).toEqual([
      { user: PUBLISHER, action: 'publication.requested', subject: 'publication 1' },
      { user: null, action: 'publication.public', subject: 'publication 1' },
      { user: PUBLISHER, action: 'publication.takenBack', subject: 'publication 1' },
      { user: null, action: 'publication.public', subject: 'publication 2' },
    ]);
  });

  it('set a time, change it and remove it', async () => {
    const id = change();
    const planned = { state: 'scheduled', publishAt: '2026-03-04T03:30:00.000Z' };
    expect((await post('/api/publications', { changes: [id], at: AT })).body.scheduled).toMatchObject([planned]);
    const later = await post(`/api/changes/${id}/schedule`, { at: '2026-03-05T09:00:00+05:30' });
    expect(later.body.scheduled).toMatchObject([{ publishAt: '2026-03-05T03:30:00.000Z' }]);
    const removed = await post(`/api/changes/${id}/schedule`, { at: null });
    expect(removed.body).toMatchObject({ scheduled: [], approved: [{ id, publishAt: null }] });
    expect(readPublic(published, 'scheme/made-up')).toContain('rupees: 1000');
  });

  it.each([
    ['/api/publications', { changes: [] }, 400, 'nothingToPublish'],
    ['/api/publications', { changes: ['1'] }, 400, 'nothingToPublish'],
    ['/api/publications', { changes: [99] }, 404, 'noChange'],
    ['/api/publications', { changes: [1], at: 'tomorrow' }, 400, 'notFuture'],
    ['/api/publications', { changes: [1], at: '2026-03-01T09:00:00Z' }, 400, 'notFuture'],
    ['/api/publications/7/take-back', { reason: 'Wrong' }, 404, 'noPublication'],
    ['/api/publications/7/take-back', { reason: ' ' }, 400, 'reasonMissing'],
    ['/api/publications/7/stop', {}, 409, 'tooLate'],
    // Other spellings of a number would reach the publication, and the log would contain what somebody typed.
    ...['%0a1', '%201', '1e0', '0x1', '1.0'].flatMap((id): [string, object, number, string][] => [
      [`/api/publications/${id}/take-back`, { reason: 'Wrong' }, 404, 'noPublication'],
      [`/api/publications/${id}/stop`, {}, 409, 'tooLate'],
      [`/api/changes/${id}/schedule`, { at: null }, 404, 'noChange'],
    ]),
    ['/api/changes/1/schedule', { at: null }, 409, 'wrongState'],
  ])('refuse %s with %j: %d %s', async (url, payload, status, reason) => {
    change();
    expect(await post(url, payload)).toMatchObject({ status, body: { reason } });
    expect(actions()).toEqual([]);
  });

  it('are only for publishers, apart from reading', async () => {
    for (const url of [
      '/api/publications',
      '/api/publications/1/take-back',
      '/api/publications/1/stop',
      '/api/changes/1/schedule',
    ])
      expect(await post(url, { changes: [1] }, CLERK)).toMatchObject({ status: 403, body: { reason: 'notAllowed' } });
    expect((await server.inject({ url: '/api/publications' })).statusCode).toBe(401);
  });

  it('refuse to publish a change twice', async () => {
    const changes = [change()];
    const [first, second] = await Promise.all([
      post('/api/publications', { changes }),
      post('/api/publications', { changes }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
  });
});
