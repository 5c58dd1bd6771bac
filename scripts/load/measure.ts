import { globSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { endUnderLoad, replaceUnderLoad, restartUnderLoad, serveWithFullDisk } from './faults.ts';
import { type Host, startEmbedded } from './hosts.ts';
import { nginxVersion, startNginx } from './nginx.ts';
import { type Shot, shoot, type Visit } from './shoot.ts';
import { startVisitors, type Tally } from './visitors.ts';
import { laterVisits, PAGES } from './visits.ts';

const CONNECTIONS = [1, 10, 100, 1000];

/** What visits ask for: everything, as with an empty cache, or the pages again with the mark of the copy that is there. */
export type Throughput = { first: Shot[]; later: Shot[]; nginx: string | undefined };

/** Each host in turn at each number of connections, so many seconds each, with the recorded first visits and with later ones. */
export async function measureThroughput(
  site: string,
  first: readonly Visit[],
  seconds: number,
  connections: readonly number[] = CONNECTIONS,
): Promise<Throughput> {
  const nginx = nginxVersion();
  const hosts = [await startEmbedded(site), ...(nginx === undefined ? [] : [await startNginx(site)])];
  try {
    const measured: Throughput = { first: [], later: [], nginx };
    for (const host of hosts) await warmUp(host, first);
    for (const count of connections)
      for (const host of hosts) {
        measured.first.push(await shoot(host, first, count, seconds));
        measured.later.push(await shoot(host, await laterVisits(host.base), count, seconds));
      }
    return measured;
  } finally {
    for (const host of hosts) await host.stop();
  }
}

/** Node compiles what is used often; the first seconds would be of another program. */
async function warmUp(host: Host, visits: readonly Visit[]): Promise<void> {
  await shoot(host, visits, 10, 2);
}

export type Fault = { name: string; tally: Tally; code?: number | null; seconds?: number };

/** What visitors notice of faults, with so many of them at a time. */
export async function tryFaults(site: string, visitors: number, seconds: number): Promise<Fault[]> {
  const crowd = { folder: site, paths: PAGES, visitors, seconds };
  const endings = [
    { name: 'asked to end (SIGTERM)', attempt: endUnderLoad },
    { name: 'started anew', attempt: restartUnderLoad },
    { name: 'replaced on a shared port', attempt: replaceUnderLoad },
  ];
  const faults: Fault[] = [];
  for (const { name, attempt } of endings) {
    const { code, seconds: took, ...tally } = await attempt(crowd);
    faults.push({ name, tally, code, seconds: took });
  }
  faults.push({ name: 'a full disk for its log', tally: await serveWithFullDisk(crowd) });
  faults.push(...(await tryClocks(site, visitors, seconds)));
  return faults;
}

/** A clock that stands elsewhere and runs a thousand times as fast, where Debian's package `faketime` is installed. */
async function tryClocks(site: string, visitors: number, seconds: number): Promise<Fault[]> {
  const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
  if (library === undefined) return [];
  // Only the clock on the wall: the one that counts from the start of the machine never jumps.
  const env = { LD_PRELOAD: library, FAKETIME: '-400d x1000', DONT_FAKE_MONOTONIC: '1' };
  const host = await startEmbedded(site, { env });
  const crowd = startVisitors(host.base, PAGES, visitors);
  await pause(seconds * 1000);
  const tally = await crowd.stop();
  await host.stop();
  return [{ name: 'a clock 400 days behind that runs a thousand times too fast', tally }];
}
