import { spawn } from 'node:child_process';
import { openSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { end, freePort, startEmbedded, untilAnswered } from './hosts.ts';
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
  const port = await freePort();
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/main.ts'), folder], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', full, full],
  });
  const base = `http://127.0.0.1:${port}`;
  await untilAnswered(`${base}/healthz`);
  const crowd = startVisitors(base, paths, visitors);
  await pause(seconds * 1000);
  const tally = await crowd.stop();
  await end(child, 'SIGTERM');
  return tally;
}

/** What a visitor gets of a file that was taken away since the server started, and of the others afterwards. */
export async function takeFileAway(folder: string, file: string, others: string) {
  const host = await startEmbedded(folder);
  for (const ending of ['', '.br', '.gz']) rmSync(join(folder, file + ending), { force: true });
  const gone = await fetch(`${host.base}/${file}`);
  const notice = await gone.text();
  const other = await fetch(host.base + others);
  await host.stop();
  return { status: gone.status, caching: gone.headers.get('cache-control'), notice, others: other.status };
}

/** Cuts a large file while it is on its way. Says how the transfer ended, after how long, and whether others are served. */
export async function cutFileShort(folder: string, others: string) {
  const file = join(folder, 'cut.mp4');
  const size = 50_000_000;
  writeFileSync(file, Buffer.alloc(size));
  const host = await startEmbedded(folder);
  const began = performance.now();
  const ending = await new Promise<'whole' | 'hung up'>((resolve) => {
    get(`${host.base}/cut.mp4`, (answer) => {
      // The first part has come and the rest cannot yet: what is held back waits in the pipes between the two.
      answer.once('data', () => {
        answer.pause();
        truncateSync(file, size / 5);
        answer.resume();
      });
      answer.on('end', () => resolve('whole'));
      answer.on('error', () => resolve('hung up'));
    }).on('error', () => resolve('hung up'));
  });
  const seconds = (performance.now() - began) / 1000;
  const other = await fetch(host.base + others);
  await host.stop();
  rmSync(file);
  return { ending, seconds, others: other.status };
}
