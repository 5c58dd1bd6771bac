import { readFileSync } from 'node:fs';

/** Written into the lock file by a desk that is open. */
export type Lock = { pid: number; url: string };

/** Returns the URL of another desk that runs on these files; undefined if its process has ended. */
export function findRunningDesk(lock: string): string | undefined {
  try {
    const { pid, url } = JSON.parse(readFileSync(lock, 'utf8')) as Lock;
    process.kill(pid, 0);
    return pid === process.pid ? undefined : url;
  } catch {
    return undefined;
  }
}
