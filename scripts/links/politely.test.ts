import { describe, expect, it } from 'vitest';
import { politely } from './politely.ts';

const A = ['https://a.example/1', 'https://a.example/2', 'https://a.example/3'];
const B = ['https://b.example/1', 'https://b.example/2'];

/** Notes when each question begins and ends, in milliseconds. */
function clock(lastsMs: number) {
  const times: { address: string; from: number; to: number }[] = [];
  const askOne = async (address: string) => {
    const from = performance.now();
    await new Promise((resolve) => setTimeout(resolve, lastsMs));
    times.push({ address, from, to: performance.now() });
    return `answer of ${address}`;
  };
  const of = (host: string) => times.filter(({ address }) => new URL(address).host === host);
  return { askOne, times, of };
}

describe('asking politely', () => {
  it('brings every answer, in the order in which was asked for them', async () => {
    const all = [A[0], B[0], A[1], B[1], A[2]].flatMap((address) => address ?? []);
    const answers = await politely(all, clock(0).askOne, { pauseMs: 0, hostsAtOnce: 2 });
    expect([...answers]).toEqual(all.map((address) => [address, `answer of ${address}`]));
  });

  it('gives a host one question at a time, and a pause after each', async () => {
    const { askOne, of } = clock(5);
    await politely([...A, ...B], askOne, { pauseMs: 30, hostsAtOnce: 4 });
    const own = of('a.example');
    expect(own).toHaveLength(3);
    for (const [index, { from }] of own.entries())
      if (index > 0) expect(from - (own[index - 1]?.to ?? from)).toBeGreaterThanOrEqual(28);
  });

  it('asks several hosts side by side', async () => {
    const { askOne, of } = clock(60);
    await politely([...A, ...B], askOne, { pauseMs: 0, hostsAtOnce: 2 });
    expect(of('b.example')[0]?.from).toBeLessThan(of('a.example')[0]?.to ?? 0);
  });

  it('asks no more hosts at once than it may', async () => {
    const { askOne, of } = clock(10);
    await politely([...A, ...B], askOne, { pauseMs: 0, hostsAtOnce: 1 });
    expect(of('b.example')[0]?.from).toBeGreaterThanOrEqual(of('a.example').at(-1)?.to ?? 0);
  });
});
