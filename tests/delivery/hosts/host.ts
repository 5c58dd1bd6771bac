import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const SITE = join(process.cwd(), 'build', 'client');

/** A host that serves the finished site on this machine. */
export type Host = { origin: string; stop: () => Promise<void> };

const LONGEST_START_MS = 30_000;
const LONGEST_STOP_MS = 5_000;

/** Ports below those that systems give to outgoing connections, which could take a port before the program listens on it. */
const PORTS = { first: 10_000, count: 20_000 };

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a program responds. If it does not, throws an error with its output. */
export async function waitUntilReady(origin: string, program: ChildProcess): Promise<void> {
  const output: string[] = [];
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (part: Buffer) => output.push(String(part)));
  const end = Date.now() + LONGEST_START_MS;
  while (Date.now() < end && program.exitCode === null) {
    const response = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  program.kill();
  throw new Error(`${program.spawnfile} does not respond at ${origin}:\n${output.join('')}`);
}

export async function stopProcess(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill('SIGTERM');
  const killTimer = setTimeout(() => program.kill('SIGKILL'), LONGEST_STOP_MS);
  await once(program, 'exit');
  clearTimeout(killTimer);
}
