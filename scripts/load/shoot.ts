import { readdirSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Host } from './hosts.ts';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

export type Visit = { path: string; headers?: Record<string, string> };

export type Shot = {
  host: Host['name'];
  connections: number;
  /** Answers in a second. */
  perSecond: number;
  /** Milliseconds that half of the answers, and 99 of a hundred, took at most. */
  p50: number;
  p99: number;
  megabytesPerSecond: number;
  /** Answers other than 200 and 304, connections that broke, and those that took longer than ten seconds. */
  errors: number;
  /** Answers per second of processor time that the host itself used. Nothing where the system does not tell. */
  perCoreSecond: number | undefined;
};

/** Asks a host for these addresses, again and again on each of so many connections. */
export async function shoot(host: Host, visits: readonly Visit[], connections: number, seconds: number): Promise<Shot> {
  const before = processorSeconds(host.process.pid);
  const result = await autocannon({
    url: host.base,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    requests: visits.map(({ path, headers = {} }) => ({
      method: 'GET',
      path,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
    })),
  });
  const after = processorSeconds(host.process.pid);
  const good = (result.statusCodeStats?.['200']?.count ?? 0) + (result.statusCodeStats?.['304']?.count ?? 0);
  const answers = result.requests.total;
  return {
    host: host.name,
    connections,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    megabytesPerSecond: result.throughput.average / 1e6,
    errors: answers - good + result.errors,
    perCoreSecond: before !== undefined && after !== undefined ? answers / (after - before) : undefined,
  };
}

/** Processor time of a process and of those that it started, so far. */
function processorSeconds(pid: number | undefined): number | undefined {
  const all = [pid, ...childrenOf(pid)].map((one) => {
    try {
      // The name of the program stands in brackets and may hold spaces; the 12th and 13th field after it are the times.
      const fields = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    } catch {
      return undefined;
    }
  });
  return all.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0);
}

function childrenOf(pid: number | undefined): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
  } catch {
    return [];
  }
}
