import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** A command that failed. `output` is what it printed. */
export class CommandError extends Error {
  readonly output: string;
  constructor(command: string, output: string) {
    super(`${command}\n${output}`);
    this.output = output;
  }
}

/** Variable in the environment of each command, whose value is the data folder of the desk that started it. */
const STARTED_BY = 'SAHAYYA_DESK';

/** `data`: data folder of the desk. `env`: variables in addition to PATH and HOME. `input`: what the command reads. `onLine` gets each line of the output. */
export type RunOptions = {
  data: string;
  cwd: string;
  env?: Record<string, string>;
  input?: string;
  signal?: AbortSignal;
  onLine?: (line: string) => void;
};

/** Runs a command and returns its output. Throws CommandError if it fails; an abort ends it and the programs that it started. */
export async function runCommand([command = '', ...args]: string[], options: RunOptions): Promise<string> {
  const { data, cwd, env, input = '', signal, onLine } = options;
  signal?.throwIfAborted();
  const program = spawn(command, args, {
    cwd,
    // Omits other variables, because CONTENT_ROOT and NODE_ENV of the desk would change the build.
    env: {
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      HOME: process.env.HOME,
      [STARTED_BY]: data,
      ...env,
    },
    // Makes a process group, which can be ended as a whole.
    detached: true,
  });
  const end = () => program.pid !== undefined && endGroup(program.pid);
  signal?.addEventListener('abort', end);
  process.once('exit', end);
  const lines: string[] = [];
  for (const stream of [program.stdout, program.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      onLine?.(line);
    });
  // Ignores that a command ends without reading its input; its exit code says whether it failed.
  program.stdin.on('error', () => {}).end(input);
  try {
    const code = await new Promise((resolve, reject) => program.on('error', reject).on('close', resolve));
    signal?.throwIfAborted();
    if (code !== 0) throw new CommandError([command, ...args].join(' '), lines.join('\n'));
    return lines.join('\n');
  } finally {
    signal?.removeEventListener('abort', end);
    process.off('exit', end);
  }
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The group has ended already.
  }
}

/** Ends commands that a killed desk with this data folder left behind: they could still change its files. Only for Linux. */
export function endLeftCommands(data: string): void {
  for (const name of process.platform === 'linux' ? readdirSync('/proc') : []) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const variables = readFileSync(join('/proc', name, 'environ'), 'utf8').split('\0');
      if (variables.includes(`${STARTED_BY}=${data}`)) process.kill(Number(name), 'SIGKILL');
    } catch {
      // The program has ended, or belongs to somebody else.
    }
  }
}
