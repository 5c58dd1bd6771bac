import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type RunningDesk = { url: string; stop: () => Promise<void> };

/** Starts the editor's desk on a copy of the project. */
export async function startDesk(folder: string): Promise<RunningDesk> {
  const child = spawn(process.execPath, ['desk/main.ts', '--project', folder, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const output: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        output.push(line);
        const address = /http:\S+/.exec(line)?.[0];
        if (address) resolve(address);
      });
    child.once('close', (code) => reject(new Error(`The desk ended with ${code}:\n${output.join('\n')}`)));
  });
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
