import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a command in a copy of the project, with the programs of its packages. Throws with what it printed when it fails. */
export async function runIn(folder: string, ...[command = '', ...args]: string[]): Promise<void> {
  try {
    await execute(command, args, {
      cwd: folder,
      // Nothing else: what the test runner sets, NODE_ENV among it, would change what is built.
      env: { PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`, HOME: process.env.HOME },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  }
}
