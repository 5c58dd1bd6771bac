import { fork } from 'node:child_process';
import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { makeSite } from '#tests/fixtures/finishedSite.ts';
import { type Exchange, exchanges } from './requests.ts';
import { converse, type Heard } from './wire.ts';

const SEED = fc.readConfigureGlobal().seed ?? 0;
const CONNECTIONS = 3200;
const LEAST_ANSWERS = 20_000;
const AT_ONCE = 40;

/** What the server may hold after a round more than before it. Kept code and tables grow once and then stay. */
const MOST_GROWTH = 1024 * 1024;

/** Every status that a request of this test may get. */
const STATUSES = [100, 200, 206, 301, 302, 304, 400, 404, 405, 408, 412, 413, 414, 416, 431];

const site = makeSite();
const child = fork(new URL('./child.ts', import.meta.url), [site.root], { execArgv: ['--expose-gc'] });
const [{ port }] = (await once(child, 'message')) as [{ port: number }];

afterAll(async () => {
  if (child.exitCode === null) {
    child.send('stop');
    await once(child, 'exit');
  }
  site.remove();
});

type Measured = { heap: number; connections: number; failures: string[] };

async function measure(): Promise<Measured> {
  child.send('measure');
  const [measured] = (await once(child, 'message')) as [Measured];
  return measured;
}

/** Has the exchanges, some at a time, and judges each of them. */
async function round(all: Exchange[]): Promise<{ answers: number; flaws: string[] }> {
  const waiting = [...all];
  const flaws: string[] = [];
  let answers = 0;
  const work = async () => {
    for (let exchange = waiting.pop(); exchange; exchange = waiting.pop()) {
      const heard = await converse(port, exchange);
      answers += heard.statuses.length;
      const flaw = flawIn(exchange, heard);
      if (flaw)
        flaws.push(`${flaw}: ${JSON.stringify(Buffer.concat(exchange.parts).toString('latin1').slice(0, 600))}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { answers, flaws };
}

function flawIn({ ending }: Exchange, { statuses, text, closedBy }: Heard): string | undefined {
  const odd = statuses.find((status) => !STATUSES.includes(status));
  if (odd !== undefined) return `answered with ${odd}`;
  if (ending !== 'leaves' && closedBy === 'visitor') return 'left without an end';
  if (/\r\nlocation: (?!\/(?!\/))/i.test(text)) return 'led to another site';
  if (/outside|"secret"|node_modules|\bat .+\.[jt]s:\d+/.test(text)) return 'told what is not for the public';
  return undefined;
}

describe(`${LEAST_ANSWERS} odd requests (seed ${SEED})`, () => {
  it('are answered without an error, and leave no memory and no connection behind', { timeout: 60_000 }, async () => {
    // The first round fills what is filled once: compiled code, tables of the file server.
    const first = await round(exchanges(SEED, CONNECTIONS / 2));
    const before = await measure();
    const second = await round(exchanges(SEED + 1, CONNECTIONS / 2));
    await expect.poll(async () => (await measure()).connections, { timeout: 5000, interval: 200 }).toBe(0);
    const after = await measure();

    expect([...first.flaws, ...second.flaws]).toEqual([]);
    expect(after.failures).toEqual([]);
    expect(first.answers + second.answers).toBeGreaterThanOrEqual(LEAST_ANSWERS);
    expect(after.heap - before.heap).toBeLessThan(MOST_GROWTH);
    expect(child.exitCode).toBeNull();
    const last = await converse(port, { parts: [Buffer.from('GET /scheme HTTP/1.0\r\n\r\n')], ending: 'waits' });
    expect(last.text).toContain('Schemes');
  });
});
