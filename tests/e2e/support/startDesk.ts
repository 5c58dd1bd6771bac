import { type ChildProcess, execFileSync, type ForkOptions, fork, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copyOfProject } from '#tests/projectCopy.ts';

/** A department: the shared desk of a copy of the project, and the public site. */
export type Department = {
  desk: string;
  site: string;
  /** Address with which the first administrator signs in. */
  invitation: string;
  /** Folder of the project with the content and its history. */
  project: string;
  data: string;
  moveClock: (milliseconds: number) => void;
  stop: () => Promise<void>;
};

/** The desk of one person on a copy of the project. `project`: folder with the content and its history. */
export type LocalDesk = { url: string; project: string; stop: () => Promise<void> };

/** Starts the desk of one person. */
export async function startLocalDesk(): Promise<LocalDesk> {
  const copy = builtCopy();
  const [port] = await freePorts();
  const child = fork('desk/main.ts', ['--project', copy.folder, '--port', String(port)], PIPED);
  const url = await lineWith(child, /http:\S+/);
  return {
    url,
    project: copy.folder,
    stop: async () => {
      await end(child);
      copy.remove();
    },
  };
}

const PIPED: ForkOptions = { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] };

/** Starts a shared desk and a public site on 127.0.0.1. */
export async function startSharedDesk(): Promise<Department> {
  const copy = builtCopy();
  const folder = mkdtempSync(join(tmpdir(), 'sahayya-department-'));
  const [port, sitePort] = await freePorts();
  const site = `http://localhost:${sitePort}`;
  const releases = join(folder, 'releases');
  const deskProcess = fork(
    'tests/e2e/support/sharedDeskProcess.ts',
    [copy.folder, join(folder, 'data'), String(port), site, releases],
    // Compresses lightly, because only the words of the public pages are read.
    { ...PIPED, env: { ...process.env, COMPRESSION: 'light' } },
  );
  const invitation = await lineWith(deskProcess, /http\S+invitation\S+/);
  const siteProcess = spawn(process.execPath, ['server/main.ts', join(releases, 'current')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(sitePort), HOST: '127.0.0.1' },
  });
  await lineWith(siteProcess, /.+/);
  return {
    desk: `http://localhost:${port}`,
    site,
    invitation,
    project: copy.folder,
    data: join(folder, 'data'),
    moveClock: (milliseconds) => deskProcess.send(milliseconds),
    stop: async () => {
      await Promise.all([deskProcess, siteProcess].map(end));
      copy.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copies the project with its finished build, which a first start would make otherwise, and with a history of one commit. */
function builtCopy(): ReturnType<typeof copyOfProject> {
  const copy = copyOfProject();
  cpSync('build', join(copy.folder, 'build'), { recursive: true });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@test.example', ...args], { cwd: copy.folder });
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'content: as it was');
  return copy;
}

/** Returns a port whose next one is free too, for the previews, and a port for the site. */
async function freePorts(): Promise<[number, number]> {
  const first = 20_000 + Math.floor(Math.random() * 5000) * 3;
  const free = await Promise.all([first, first + 1, first + 2].map(isFree));
  return free.every(Boolean) ? [first, first + 2] : freePorts();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Waits for a line of the output, and returns what matched. Rejects with the output if the process ends before. Ends it with the tests. */
function lineWith(child: ChildProcess, pattern: RegExp): Promise<string> {
  process.once('exit', () => child.kill('SIGKILL'));
  const output: string[] = [];
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface(stream).on('line', (line) => {
          output.push(line);
          const found = pattern.exec(line)?.[0];
          if (found) resolve(found);
        });
    child.once('close', (code) => reject(new Error(`The process ended with ${code}:\n${output.join('\n')}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
}
