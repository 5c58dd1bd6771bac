import { fork } from 'node:child_process';
import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { makeSite } from '#tests/fixtures/finishedSite.ts';
import { type Exchange, generateExchanges } from './requests.ts';
import { type Received, sendExchange } from './wire.ts';

const SEED = fc.readConfigureGlobal().seed ?? 0;
const CONNECTIONS = 3200;
const MIN_RESPONSES = 20_000;
const PARALLEL_CONNECTIONS = 40;

/** Maximum growth of the server's heap in a round, in bytes. */
const MAX_HEAP_GROWTH = 1024 * 1024;

/** Every status that a request of this test may receive. */
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

/** Sends the exchanges, some in parallel, and checks each response. */
async function runRound(all: Exchange[]): Promise<{ responses: number; faults: string[] }> {
  const waiting = [...all];
  const faults: string[] = [];
  let responses = 0;
  const work = async () => {
    for (let exchange = waiting.pop(); exchange; exchange = waiting.pop()) {
      const received = await sendExchange(port, exchange);
      responses += received.statuses.length;
      const fault = findFault(exchange, received);
      if (fault)
        faults.push(`${fault}: ${JSON.stringify(Buffer.concat(exchange.parts).toString('latin1').slice(0, 600))}`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_CONNECTIONS }, work));
  return { responses, faults };
}

function findFault({ ending }: Exchange, { statuses, text, closedBy }: Received): string | undefined {
  const odd = statuses.find((status) => !STATUSES.includes(status));
  if (odd !== undefined) return `status ${odd}`;
  if (ending !== 'disconnect' && closedBy === 'client') return 'connection not closed';
  if (/\r\nlocation: (?!\/(?!\/))/i.test(text)) return 'redirected to another site';
  if (/outside|"secret"|node_modules|\bat .+\.[jt]s:\d+/.test(text)) return 'disclosed internal information';
  return undefined;
}

describe(`${MIN_RESPONSES} unusual requests (seed ${SEED})`, () => {
  it('are answered without an error, and leak no memory and no connection', { timeout: 60_000 }, async () => {
    // Runs a first round to fill caches: compiled code, tables of the file server.
    const first = await runRound(generateExchanges(SEED, CONNECTIONS / 2));
    const before = await measure();
    const second = await runRound(generateExchanges(SEED + 1, CONNECTIONS / 2));
    await expect.poll(async () => (await measure()).connections, { timeout: 5000, interval: 200 }).toBe(0);
    const after = await measure();

    expect([...first.faults, ...second.faults]).toEqual([]);
    expect(after.failures).toEqual([]);
    expect(first.responses + second.responses).toBeGreaterThanOrEqual(MIN_RESPONSES);
    expect(after.heap - before.heap).toBeLessThan(MAX_HEAP_GROWTH);
    expect(child.exitCode).toBeNull();
    const last = await sendExchange(port, { parts: [Buffer.from('GET /scheme HTTP/1.0\r\n\r\n')], ending: 'wait' });
    expect(last.text).toContain('Schemes');
  });
});
