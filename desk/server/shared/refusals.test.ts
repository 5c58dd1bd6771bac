import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDesk, type TestUser, testUser } from '#tests/testDesk.ts';
import { HttpError } from '../../httpError.ts';
import { recordRefusals } from './refusals.ts';
import { sendError } from './sendError.ts';

let testDesk: ReturnType<typeof createTestDesk>;
let server: FastifyInstance;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  testDesk = createTestDesk();
  server = fastify();
  server.setErrorHandler(sendError);
  recordRefusals(server, testDesk.desk);
  server.addHook('onRequest', async (request) => {
    const name = request.headers['x-user'];
    if (typeof name === 'string') request.user = testUser(name as TestUser);
  });
  for (const url of ['/one/:id', '/two'])
    server.get<{ Querystring: { reason: string } }>(url, ({ query }) => {
      throw new HttpError(403, { reason: query.reason });
    });
});
afterEach(async () => {
  await server.close();
  testDesk.close();
  vi.useRealTimers();
});

const refuse = (url: string, user?: TestUser, reason = 'notWriter') =>
  server.inject({ url: `${url}?reason=${reason}`, ...(user && { headers: { 'x-user': user } }) });
const rows = () =>
  testDesk.desk.database
    .prepare(`SELECT user, subject, details FROM audit WHERE action = 'accessRefused' ORDER BY id`)
    .all()
    .map(({ user, subject, details }) => ({ user, subject, ...JSON.parse(String(details)) }));

it('a refusal leaves a row with the user, the route and the number of what it was about', async () => {
  await refuse('/one/87', 'clerk-1');
  await refuse('/two', 'clerk-2', 'ownChange');
  await refuse('/two', undefined, 'wrongAddress');
  expect(rows()).toEqual([
    { user: 1, subject: 'GET /one/:id', reason: 'notWriter', id: 87 },
    { user: 2, subject: 'GET /two', reason: 'ownChange' },
    { user: null, subject: 'GET /two', reason: 'wrongAddress' },
  ]);
});

it('a row contains nothing that somebody typed into an address', async () => {
  await refuse('/one/1e0%0aanother line', 'clerk-1');
  expect(rows()).toEqual([{ user: 1, subject: 'GET /one/:id', reason: 'notWriter' }]);
});

it('a mistake that everybody makes leaves no row', async () => {
  for (const reason of ['signedOut', 'changedMeanwhile', 'tooManyTries']) await refuse('/two', 'clerk-1', reason);
  expect(rows()).toEqual([]);
});

it('many refusals of one user write one row a minute for each route, with their number', async () => {
  for (let tries = 0; tries < 100; tries++) await refuse('/two', 'clerk-1');
  await refuse('/one/1', 'clerk-1');
  await refuse('/two', 'clerk-2');
  expect(rows()).toHaveLength(3);
  vi.advanceTimersByTime(60_000);
  expect(rows().slice(3)).toEqual([{ user: 1, subject: 'GET /two', reason: 'notWriter', count: 99 }]);
  for (let tries = 0; tries < 5; tries++) await refuse('/two', 'clerk-1');
  expect(rows()).toHaveLength(4);
  vi.advanceTimersByTime(60_000);
  expect(rows()[4]).toMatchObject({ count: 5 });
  vi.advanceTimersByTime(120_000);
  expect(rows()).toHaveLength(5);
});

it('many refusals of visitors write one row a minute for each reason, whatever they ask for', async () => {
  for (const url of ['/two', '/one/1', '/two', '/one/2']) await refuse(url, undefined, 'wrongAddress');
  await refuse('/two', undefined, 'invitationEnded');
  expect(rows().map(({ reason }) => reason)).toEqual(['wrongAddress', 'invitationEnded']);
  await server.close();
  expect(rows()[2]).toMatchObject({ user: null, reason: 'wrongAddress', count: 3 });
});
