import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ServerProcess } from '../../tests/delivery/hosts/server-process.ts';

const AUTOCANNON = join(import.meta.dirname, 'node_modules/autocannon/autocannon.js');
const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br' };

/** Clock ticks in a second of processor time (sysconf(_SC_CLK_TCK) of Linux). */
const TICKS_PER_SECOND = 100;

/** A request with the headers that it has beside those of every browser. */
export type Visit = { path: string; headers?: Record<string, string> };

type Result = {
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
  throughput: { average: number };
  errors: number;
  '2xx': number;
  '3xx': number;
};

/** Sends these requests again and again with autocannon; latencies in milliseconds. `perCoreSecond` only on Linux. */
export async function measureThroughput(
  { origin, process: server }: Pick<ServerProcess, 'origin' | 'process'>,
  visits: readonly Visit[],
  connections: number,
  seconds: number,
) {
  const har = join(tmpdir(), `load-${process.pid}.har`);
  writeFileSync(
    har,
    JSON.stringify({ log: { entries: visits.map((visit) => ({ request: harRequest(origin, visit) })) } }),
  );
  const before = processorSeconds(server.pid);
  const options = ['--json', '--har', har, '-c', String(connections), '-d', String(seconds), origin];
  const { stdout } = await promisify(execFile)(process.execPath, [AUTOCANNON, ...options]);
  const used = processorSeconds(server.pid) - before;
  const { requests, latency, throughput, errors, ...statuses } = JSON.parse(stdout) as Result;
  return {
    'per second': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    'MB per second': Number((throughput.average / 1e6).toFixed(1)),
    errors: errors + requests.total - statuses['2xx'] - statuses['3xx'],
    perCoreSecond: Math.round(requests.total / used),
  };
}

function harRequest(origin: string, { path, headers }: Visit) {
  const fields = Object.entries({ ...ENCODINGS, ...headers }).map(([name, value]) => ({ name, value }));
  return { method: 'GET', url: origin + path, headers: fields, cookies: [], queryString: [] };
}

/** Processor time of a process and its children so far (proc(5)); NaN on other systems. */
function processorSeconds(pid: number | undefined): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const children = threads.flatMap(
      (id) => readFileSync(`/proc/${pid}/task/${id}/children`, 'utf8').match(/\d+/g) ?? [],
    );
    const ticks = [String(pid), ...children].map((id) => {
      // The program's name stands in brackets and may hold spaces; utime and stime are the 12th and 13th field after it.
      const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return Number(fields[11]) + Number(fields[12]);
    });
    return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}
