import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Problem } from '#app/model/problems/problem.ts';

const CHECK = join(import.meta.dirname, 'check.ts');
const MAX_OUTPUT_BYTES = 50_000_000;
/** Far above the seconds that a check takes, so that a text on which a rule never ends cannot hold up later checks. */
const MAX_MILLISECONDS = 300_000;

/** Checks a folder as `npm run content` does, in a separate process, because a process reads each collection only once. */
export const checkFolder = (content: string): Promise<Problem[]> => runCheck(content);

/** Checks a folder as a build does, without the spelling. */
export const checkBeforeBuild = (content: string): Promise<Problem[]> => runCheck(content, '--quiet');

async function runCheck(content: string, ...options: string[]): Promise<Problem[]> {
  const env = { ...process.env, CONTENT_ROOT: content, NODE_NO_WARNINGS: '1' };
  const check = promisify(execFile)(process.execPath, [CHECK, '--json', ...options], {
    env,
    maxBuffer: MAX_OUTPUT_BYTES,
    timeout: MAX_MILLISECONDS,
  });
  // Lets the requests of a desk go first.
  if (check.child.pid !== undefined) setPriority(check.child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const { stdout } = await check;
  return JSON.parse(stdout) as Problem[];
}
