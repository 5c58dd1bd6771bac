import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a command with the packages of a copy of the project. If it fails, throws an error with its output. */
export async function runIn(folder: string, ...[command = '', ...args]: string[]): Promise<void> {
  try {
    await execute(command, args, {
      cwd: folder,
      // Omits the test runner's variables, such as NODE_ENV, which would change the build.
      env: { PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`, HOME: process.env.HOME },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  }
}
