import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('the work of one user', () => {
  it('is done one piece after the other, while another user waits for none of them', async () => {
    const inTurn = createTurns({ atOnce: 2 });
    const log: string[] = [];
    const hostile = Promise.withResolvers<void>();
    const send = (owner: string, name: string, work: Promise<unknown> = tick()) =>
      inTurn(owner, async () => {
        log.push(`${name} begins`);
        await work;
        log.push(`${name} ends`);
      });
    const sent = [send('x', 'x1', hostile.promise), send('x', 'x2')];
    await Promise.all([send('y', 'y1'), send('z', 'z1')]);
    expect(log).toEqual(['x1 begins', 'y1 begins', 'y1 ends', 'z1 begins', 'z1 ends']);
    hostile.resolve();
    await Promise.all(sent);
    expect(log.slice(-3)).toEqual(['x1 ends', 'x2 begins', 'x2 ends']);
  });

  it('does not keep others waiting that come after all of it', async () => {
    const inTurn = createTurns({ atOnce: 1 });
    const log: string[] = [];
    const send = (owner: string) => inTurn(owner, async () => log.push(owner));
    await Promise.all([...'xxxyz'].map(send));
    expect(log.join('')).toBe('xyzxx');
  });

  it('is refused when too much waits, and a failure does not hold up the next', async () => {
    const inTurn = createTurns();
    const fail = () => inTurn('x', () => Promise.reject(new Error('broken')));
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, fail));
    expect(
      outcomes.map(({ status, ...outcome }) => status === 'rejected' && (outcome as { reason: Error }).reason.message),
    ).toEqual([...Array(6).fill('broken'), '429 tooManyTries', '429 tooManyTries']);
    expect(await inTurn('x', async () => 'next')).toBe('next');
  });
});
