import { expect, it } from 'vitest';
import { createSharedDesk, NOTICE, serveSharedDesk } from '#tests/sharedDesk.ts';
import type { Change } from './changeTypes.ts';

it('a user cannot fill the lists of all with changes in which nothing is written', async () => {
  const { desk, close } = createSharedDesk();
  const { server, as } = serveSharedDesk(desk);
  const begin = (user: 'clerk-1' | 'clerk-2') => as(user)('POST', '/api/changes', {});
  const numbers: number[] = [];
  for (let count = 0; count < 10; count++) numbers.push((await begin('clerk-1')).json<Change>().id);
  const refused = await begin('clerk-1');
  expect([refused.statusCode, refused.json()]).toEqual([409, { reason: 'tooManyEmpty' }]);
  expect((await begin('clerk-2')).statusCode).toBe(200);
  const entry = { collection: 'notices', entry: 'new-one', language: 'en', version: 'new' };
  const query = '/api/entry?collection=notices&entry=new-one&language=en';
  const { version } = (await as('clerk-1')('GET', query)).json<{ version: string }>();
  const value = { ...NOTICE, id: 'new-one' };
  const saved = await as('clerk-1')('PUT', '/api/draft', { ...entry, version, value, change: numbers[0] });
  expect(saved.statusCode).toBe(200);
  expect((await begin('clerk-1')).statusCode).toBe(200);
  await as('clerk-1')('POST', `/api/changes/${numbers[1]}/drop`, {});
  expect((await begin('clerk-1')).statusCode).toBe(200);
  await server.close();
  close();
});
