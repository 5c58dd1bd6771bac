import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

const MAIN = join(import.meta.dirname, '../../server/main.ts');
const LONGEST_START_MS = 20_000;

/** A server that runs in a process of its own. */
export type Host = {
  name: 'embedded' | 'nginx';
  base: string;
  process: ChildProcess;
  /** Asks it to end, and waits until it has. Says with what code it ended. */
  stop: () => Promise<number | null>;
};

type Start = { port?: number; env?: NodeJS.ProcessEnv };

/** Starts the project's own server over a folder with the finished site, as a process that does not outlive this one. */
export function spawnServer(folder: string, { port = 0, env = {} }: Start, stdio: StdioOptions): ChildProcess {
  const child = spawn(process.execPath, [MAIN, folder], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio,
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

/** Starts the server and waits until it is ready. What it logs is read and thrown away. */
export async function startEmbedded(folder: string, start: Start = {}): Promise<Host> {
  const child = spawnServer(folder, start, ['ignore', 'pipe', 'inherit']);
  const output = child.stdout as Readable;
  const base = await new Promise<string>((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error('The server did not start in time')), LONGEST_START_MS);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready`)));
    createInterface({ input: output }).on('line', (line) => {
      const address = /ready at (http:\S+)/.exec(line)?.[1];
      if (address === undefined) return;
      clearTimeout(tooLate);
      resolve(address);
    });
  });
  return { name: 'embedded', base, process: child, stop: () => end(child, 'SIGTERM') };
}

/** Sends a signal and waits for the end. */
export function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}

/** Waits until a server answers at an address. */
export async function untilAnswered(url: string): Promise<void> {
  const deadline = performance.now() + LONGEST_START_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`Nobody answers at ${url}`);
}

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject()));
    });
  });
}
