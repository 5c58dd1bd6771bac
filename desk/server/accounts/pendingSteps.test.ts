import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyReply } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPendingSteps } from './pendingSteps.ts';

/** Serves `/keep` and `/take`, each with the number of the request. */
async function openSteps(afterOtherSite: boolean) {
  const desk = { origin: 'https://desk.example', now: () => new Date('2026-03-03T10:00:00Z') };
  const steps = createPendingSteps<number>(desk, { name: 'desk-step', minutes: 5, afterOtherSite });
  const server = fastify();
  await server.register(fastifyCookie);
  let kept = 0;
  server.get('/keep', (_request, reply) => {
    steps.keep(reply, ++kept);
    return reply.send();
  });
  server.get('/take', (request, reply) => ({ step: steps.take(request, reply) ?? null }));
  onTestFinished(() => server.close());
  const keep = async () => (await server.inject('/keep')).cookies[0];
  const take = async (value = '') =>
    (await server.inject({ url: '/take', cookies: { '__Host-desk-step': value } })).json().step;
  /** Keeps steps without a browser, which is quicker. */
  const keepMany = (count: number) => {
    for (let step = 0; step < count; step++) steps.keep({ setCookie: () => {} } as unknown as FastifyReply, ++kept);
  };
  return { keep, take, keepMany };
}

describe('a pending step', () => {
  it.each([
    [false, 'Strict'],
    [true, 'Lax'],
  ])(
    'is bound to the browser by a short cookie (comes back from another site: %s)',
    async (afterOtherSite, sameSite) => {
      const { keep, take } = await openSteps(afterOtherSite);
      const cookie = await keep();
      expect(cookie).toMatchObject({ name: '__Host-desk-step', httpOnly: true, secure: true, path: '/', maxAge: 300 });
      expect(cookie?.sameSite).toBe(sameSite);
      expect(await take(cookie?.value)).toBe(1);
      expect(await take(cookie?.value)).toBeNull();
      expect(await take()).toBeNull();
    },
  );

  it('gives way to newer ones after 10,000, so that visitors cannot fill the memory', async () => {
    const { keep, take, keepMany } = await openSteps(false);
    const [first, second] = [await keep(), await keep()];
    keepMany(9999);
    expect(await take(first?.value)).toBeNull();
    expect(await take(second?.value)).toBe(2);
  });
});
