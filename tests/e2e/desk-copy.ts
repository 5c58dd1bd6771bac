import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What a copy of the project does not need, or gets as a link. */
const LEFT_OUT = new Set(['.git', '.desk', '.reports', '.looks', 'build', 'node_modules', 'drafts']);

/** A copy of the project, in which an editor may change everything. */
export function copyOfProject(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'sahayya-desk-'));
  for (const name of readdirSync(process.cwd()))
    if (!LEFT_OUT.has(name)) cpSync(join(process.cwd(), name), join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A program that serves something, once it has said under which address. */
export type Served = { url: string; stop: () => Promise<void> };

/** Opens the desk on the content of a copy. */
export function openDesk(folder: string, port: number): Promise<Served> {
  return serve([process.execPath, 'desk/main.ts', '--project', folder, '--port', String(port)], /http:\S+/);
}

/** Serves the site that was built in a copy, as in production. */
export function serveSite(folder: string, port: number): Promise<Served> {
  return serve([process.execPath, 'server/main.ts', join(folder, 'build/client')], /http:\S+/, {
    PORT: String(port),
    HOST: '127.0.0.1',
  });
}

/** Builds the site in a copy with the project's own command. Throws with the last lines when it fails. */
export async function buildIn(folder: string): Promise<void> {
  const child = spawn('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', (line) => lines.push(line));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${lines.slice(-20).join('\n')}`);
}

async function serve([program = '', ...args]: string[], ready: RegExp, env = {}): Promise<Served> {
  const child: ChildProcess = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface(stream).on('line', (line) => {
          said.push(line);
          const found = ready.exec(line)?.[0];
          if (found) resolve(found);
        });
    child.once('close', (code) => reject(new Error(`It ended with ${code}:\n${said.join('\n')}`)));
  });
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
