import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { errorSentence } from '../../app/errorSentence.ts';
import { HttpError } from '../../httpError.ts';
import { sendError } from './sendError.ts';

async function responseTo(error: () => unknown) {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = fastify();
  server.setErrorHandler(sendError);
  server.post('/', () => {
    throw error();
  });
  const { statusCode, body } = await server.inject({ method: 'POST', url: '/' });
  const printed = print.mock.calls.flat();
  print.mockRestore();
  await server.close();
  return { status: statusCode, body: JSON.parse(body) as Record<string, unknown>, printed };
}

/** Fills a database that may not grow. */
function fullDatabase(): unknown {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE texts (text TEXT); PRAGMA max_page_count = 3');
  try {
    database.prepare('INSERT INTO texts VALUES (?)').run('a'.repeat(100_000));
  } catch (error) {
    return error;
  }
  throw new Error('The database has grown.');
}

it('an expected error is the response, and is not printed', async () => {
  const response = await responseTo(() => new HttpError(409, { reason: 'changedMeanwhile' }));
  expect(response).toEqual({ status: 409, body: { reason: 'changedMeanwhile' }, printed: [] });
});

it('an unexpected error is printed, and the response tells nothing about the server', async () => {
  const error = new Error('ENOENT: no such file, open /srv/secret');
  const { status, body, printed } = await responseTo(() => error);
  expect({ status, printed }).toEqual({ status: 500, printed: [error] });
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(errorSentence(new HttpError(status, body), 'mr')).toMatch(/५००|500/);
});

it.each([
  { what: 'of the files', error: () => Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }) },
  { what: 'of the database', error: fullDatabase },
])('a full disk $what is said in both languages', async ({ error }) => {
  const { status, body } = await responseTo(error);
  expect(status).toBe(507);
  expect(errorSentence(new HttpError(status, body), 'en')).toMatch(/full/);
  expect(errorSentence(new HttpError(status, body), 'mr')).toMatch(/जागा उरली नाही/);
});

it('a body that is no JSON is a bad request', async () => {
  const server = fastify();
  server.setErrorHandler(sendError);
  server.post('/', () => ({}));
  const headers = { 'content-type': 'application/json' };
  const { statusCode, body } = await server.inject({ method: 'POST', url: '/', headers, body: '{' });
  expect([statusCode, JSON.parse(body)]).toEqual([400, { reason: 'badRequest' }]);
});
