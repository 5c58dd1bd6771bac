import { setImmediate } from 'node:timers/promises';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTimeShares } from './timeShares.ts';

/** Opens a server whose requests take the time that their address names, on a clock that only they and pauses move. */
function openServer() {
  let time = 1_000_000;
  const pauses: number[] = [];
  const waitForTurn = createTimeShares({
    now: () => time,
    pause: async (milliseconds) => {
      await setImmediate();
      if (milliseconds > 0) pauses.push(milliseconds);
      time += milliseconds;
    },
  });
  const server = fastify();
  onTestFinished(() => server.close());
  server.addHook('preValidation', ({ query }) => {
    const { user, passive } = query as { user: string; passive?: string };
    return waitForTurn(Number(user), { isPassive: passive !== undefined });
  });
  server.get<{ Querystring: { takes: string } }>('/', async ({ query }) => {
    await Promise.resolve();
    time += Number(query.takes);
    return {};
  });
  return {
    /** Sends a request, and returns for how long its user had to pause before it. */
    send: async (user: number, takes: number) => {
      pauses.length = 0;
      await server.inject(`/?user=${user}&takes=${takes}`);
      return [...pauses];
    },
    /** Sends requests at once, and returns for how long their user had to pause before each. */
    sendTogether: async (user: number, takes: readonly number[]) => {
      pauses.length = 0;
      await Promise.all(takes.map((one) => server.inject(`/?user=${user}&takes=${one}`)));
      return [...pauses];
    },
    poll: (user: number) => server.inject(`/?user=${user}&takes=1&passive`),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('the time of the server', () => {
  it('is free to a user for a long request now and then', async () => {
    const { send, pass } = openServer();
    await send(2, 10);
    for (let request = 0; request < 3; request++) {
      expect(await send(1, 500)).toEqual([]);
      pass(1500);
      await send(2, 10);
    }
  });

  it('is taken by one user for a third at most while another works, who does not wait', async () => {
    const { send } = openServer();
    await send(2, 10);
    expect(await send(1, 500)).toEqual([]);
    expect(await send(1, 500)).toEqual([]);
    // Two requests of 500 ms need 3 s, of which 1 s has passed and 1 s is saved.
    expect(await send(1, 500)).toEqual([1000]);
    expect(await send(1, 500)).toEqual([1000]);
    expect(await send(2, 10)).toEqual([]);
  });

  it('is counted for requests that come together, too', async () => {
    const { send, sendTogether } = openServer();
    await send(2, 10);
    expect(await sendTogether(1, [500, 500, 500])).toEqual([1000]);
  });

  it('is all for a user while the pages of others are only open', async () => {
    const { send, poll, pass } = openServer();
    await send(2, 10);
    pass(10_001);
    for (let request = 0; request < 5; request++) {
      await poll(2);
      expect(await send(1, 1000)).toEqual([]);
    }
  });

  it('is all for a user while no other works', async () => {
    const { send, pass } = openServer();
    await send(2, 10);
    pass(10_001);
    for (let request = 0; request < 5; request++) expect(await send(1, 1000)).toEqual([]);
  });
});

it('a user of whom too many requests wait gets no further turn, and another does', async () => {
  const waitForTurn = createTimeShares({
    now: () => 0,
    pause: (): Promise<void> => Promise.withResolvers<void>().promise,
  });
  const turns = Array.from({ length: 201 }, () => waitForTurn(1));
  await expect(turns.at(-1)).rejects.toMatchObject({ status: 429 });
  expect(await Promise.race([turns[199], waitForTurn(2), 'waits'])).toBe('waits');
});

it('a user of whom five requests wait gets no turn for a large one', async () => {
  const waitForTurn = createTimeShares({
    now: () => 0,
    pause: (): Promise<void> => Promise.withResolvers<void>().promise,
  });
  const turns = Array.from({ length: 6 }, () => waitForTurn(1, { isLarge: true }));
  await expect(turns.at(-1)).rejects.toMatchObject({ status: 429 });
  expect(await Promise.race([turns[4], waitForTurn(1), 'waits'])).toBe('waits');
});
