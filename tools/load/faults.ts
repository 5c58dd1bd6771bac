import { existsSync, globSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from '../../tests/delivery/hosts/server-process.ts';
import { PAGES } from '../pages.ts';
import { startVisitors, type Tally } from './visitors.ts';

const VISITORS = 100;

/** Debian's package `faketime`. */
const [FAKETIME] = globSync('/usr/lib/*/faketime/libfaketime.so.1');

const FAULTS: Record<string, { env?: NodeJS.ProcessEnv; hasFullDisk?: true; strike?: typeof restart }> = {
  'ended (SIGTERM)': { strike: (server) => server.stop() },
  restarted: { strike: restart },
  'replaced on a shared port': { env: { SHARE_PORT: '1' }, strike: replace },
  ...(existsSync('/dev/full') && { 'full disk for its log': { hasFullDisk: true } }),
  // The monotonic clock never jumps on a real machine.
  ...(FAKETIME && {
    'clock 400 days behind, a thousand times too fast': {
      env: { LD_PRELOAD: FAKETIME, FAKETIME: '-400d x1000', DONT_FAKE_MONOTONIC: '1' },
    },
  }),
};

/** Measures how requests end while a fault strikes the server: `seconds` before it, and as long after it. */
export async function measureFaults(site: string, seconds: number): Promise<Record<string, Tally & { took: number }>> {
  const results: Record<string, Tally & { took: number }> = {};
  for (const [name, { env = {}, hasFullDisk, strike }] of Object.entries(FAULTS)) {
    const full = hasFullDisk && openSync('/dev/full', 'w');
    const server = await startServerProcess(site, { env, ...(full && { stdio: ['ignore', full, full] }) });
    const stopVisitors = startVisitors(
      server.origin,
      PAGES.map(({ path }) => path),
      VISITORS,
    );
    await pause(seconds * 1000);
    const begun = performance.now();
    const next = await strike?.(server, site);
    const took = Math.round(performance.now() - begun);
    if (next !== 0) await pause(seconds * 1000);
    results[name] = { ...(await stopVisitors()), took };
    await server.stop();
    if (typeof next === 'object') await next?.stop();
  }
  return results;
}

/** Leaves the port free for a moment, as a service manager does. Returns the next server, or the exit code of the last one. */
async function restart(server: ServerProcess, site: string): Promise<ServerProcess | number | null> {
  await server.stop();
  return startServerProcess(site, { port: Number(new URL(server.origin).port) });
}

/** Starts the next server on the same port before the old one ends (SO_REUSEPORT). */
async function replace(server: ServerProcess, site: string): Promise<ServerProcess> {
  const port = Number(new URL(server.origin).port);
  const next = await startServerProcess(site, { port, env: { SHARE_PORT: '1' } });
  await server.stop();
  return next;
}
