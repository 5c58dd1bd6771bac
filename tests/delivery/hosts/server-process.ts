import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort, type Host, waitUntilReady } from './host.ts';

/** A server in its own process. `stop` sends SIGTERM and returns the exit code. */
export type ServerProcess = Omit<Host, 'stop'> & { process: ChildProcess; stop: () => Promise<number | null> };

type Options = { port?: number; env?: NodeJS.ProcessEnv; stdio?: StdioOptions };

const MAIN = join(process.cwd(), 'server/main.ts');

/** Starts `node server/main.ts` with a folder and waits until it is ready. Kills the server when this process exits. */
export async function startServerProcess(site: string, { port, env, stdio }: Options = {}): Promise<ServerProcess> {
  const listening = port ?? (await freePort());
  const child = spawn(process.execPath, [MAIN, site], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(listening), ...env },
    stdio: stdio ?? ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const origin = `http://127.0.0.1:${listening}`;
  // Waits for output instead of a response, because another server on the same port could respond.
  if (child.stdout) for await (const line of createInterface(child.stdout)) if (line.includes('ready at')) break;
  if (!child.stdout) await waitUntilReady(origin, child);
  child.stdout?.resume();
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    return child.exitCode;
  };
  return { origin, process: child, stop };
}
