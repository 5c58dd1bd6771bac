import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const SITE = join(process.cwd(), 'build', 'client');

/** A host that serves the finished site on this machine. */
export type Host = { origin: string; stop: () => Promise<void> };

const LONGEST_START_MS = 30_000;
const LONGEST_GOODBYE_MS = 5_000;

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Waits until a program answers. `output` collects what it says meanwhile, for when it does not. */
export async function answering(origin: string, program: ChildProcess): Promise<void> {
  const said: string[] = [];
  for (const stream of [program.stdout, program.stderr]) stream?.on('data', (part: Buffer) => said.push(String(part)));
  const end = Date.now() + LONGEST_START_MS;
  while (Date.now() < end && program.exitCode === null) {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  program.kill();
  throw new Error(`${program.spawnfile} does not answer at ${origin}:\n${said.join('')}`);
}

export async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill('SIGTERM');
  const insist = setTimeout(() => program.kill('SIGKILL'), LONGEST_GOODBYE_MS);
  await once(program, 'exit');
  clearTimeout(insist);
}
