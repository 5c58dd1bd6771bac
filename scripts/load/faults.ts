import { openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { end, freePort, type Host, spawnServer, startEmbedded, untilAnswered } from './hosts.ts';
import { startVisitors, type Tally } from './visitors.ts';

type Crowd = { folder: string; paths: readonly string[]; visitors: number; seconds: number };
type Ending = Tally & { code: number | null; seconds: number };

/** Asks the server to end in the middle of many requests. */
export async function endUnderLoad({ folder, paths, visitors, seconds }: Crowd): Promise<Ending> {
  const host = await startEmbedded(folder);
  const crowd = startVisitors(host.base, paths, visitors);
  await pause(seconds * 1000);
  const asked = performance.now();
  const code = await end(host.process, 'SIGTERM');
  const took = (performance.now() - asked) / 1000;
  return { ...(await crowd.stop()), code, seconds: took };
}

/** Starts the server anew under load: the old one ends before the new one begins, so that visitors find nobody in between. */
export async function restartUnderLoad({ folder, paths, visitors, seconds }: Crowd): Promise<Ending> {
  const port = await freePort();
  const old = await startEmbedded(folder, { port });
  const crowd = startVisitors(old.base, paths, visitors);
  await pause(seconds * 1000);
  const asked = performance.now();
  const code = await end(old.process, 'SIGTERM');
  const next = await startEmbedded(folder, { port });
  const took = (performance.now() - asked) / 1000;
  return finish(crowd, next, seconds, { code, seconds: took });
}

/** Starts the next server on the same port before the old one is asked to end. */
export async function replaceUnderLoad({ folder, paths, visitors, seconds }: Crowd): Promise<Ending> {
  const port = await freePort();
  const env = { SHARE_PORT: '1' };
  const old = await startEmbedded(folder, { port, env });
  const crowd = startVisitors(old.base, paths, visitors);
  await pause(seconds * 1000);
  const asked = performance.now();
  const next = await startEmbedded(folder, { port, env });
  const code = await end(old.process, 'SIGTERM');
  const took = (performance.now() - asked) / 1000;
  return finish(crowd, next, seconds, { code, seconds: took });
}

async function finish(
  crowd: ReturnType<typeof startVisitors>,
  next: Awaited<ReturnType<typeof startEmbedded>>,
  seconds: number,
  ending: Pick<Ending, 'code' | 'seconds'>,
): Promise<Ending> {
  await pause(seconds * 1000);
  const tally = await crowd.stop();
  await next.stop();
  return { ...tally, ...ending };
}

/** Serves with a log that cannot be written, as on a full disk. */
export async function serveWithFullDisk({ folder, paths, visitors, seconds }: Crowd): Promise<Tally> {
  const host = await startWithFullDisk(folder);
  const crowd = startVisitors(host.base, paths, visitors);
  await pause(seconds * 1000);
  const tally = await crowd.stop();
  await host.stop();
  return tally;
}

/** Starts the server with a log that cannot be written. */
export async function startWithFullDisk(folder: string): Promise<Host> {
  const port = await freePort();
  const full = openSync('/dev/full', 'w');
  const child = spawnServer(folder, { port }, ['ignore', full, full]);
  const base = `http://127.0.0.1:${port}`;
  await untilAnswered(`${base}/healthz`);
  return { name: 'embedded', base, process: child, stop: () => end(child, 'SIGTERM') };
}
