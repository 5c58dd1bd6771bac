import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGES } from '#app/i18n/language.ts';
import { errorSentence } from '../../app/errorSentence.ts';
import { HttpError, type Refusal } from '../../httpError.ts';
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
  return { status: statusCode, body: JSON.parse(body) as Refusal, printed };
}

/** Fills a database that may not grow. */
function fullDatabase(): unknown {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE texts (text TEXT); PRAGMA max_page_count = 3');
  return caught(() => database.prepare('INSERT INTO texts VALUES (?)').run('a'.repeat(100_000)));
}

function caught(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
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
  const { status, body, printed } = await responseTo(error);
  expect(status).toBe(507);
  expect(String(printed)).toMatch(/ENOSPC|full/);
  expect(errorSentence(new HttpError(status, body), 'en')).toMatch(/full/);
  expect(errorSentence(new HttpError(status, body), 'mr')).toMatch(/जागा उरली नाही/);
});

it('invalid YAML is printed, and the response says its line in both languages', async () => {
  const error = caught(() => parse('a: 1\nb: ['));
  const { status, body, printed } = await responseTo(() => error);
  expect({ status, printed }).toEqual({ status: 422, printed: [error] });
  for (const language of LANGUAGES) expect(errorSentence(new HttpError(status, body), language)).toMatch(/2|२/);
});

it('a body that is no JSON is a bad request', async () => {
  const server = fastify();
  server.setErrorHandler(sendError);
  server.post('/', () => ({}));
  const headers = { 'content-type': 'application/json' };
  const { statusCode, body } = await server.inject({ method: 'POST', url: '/', headers, body: '{' });
  expect([statusCode, JSON.parse(body)]).toEqual([400, { reason: 'badRequest' }]);
});
