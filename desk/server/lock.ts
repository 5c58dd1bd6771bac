import { readFileSync } from 'node:fs';

/** Content of the lock file, which a running desk writes. */
export type Lock = { pid: number; url: string };

/** Returns the URL of another running desk that uses the same files. */
export function findRunningDesk(lock: string): string | undefined {
  try {
    const { pid, url } = JSON.parse(readFileSync(lock, 'utf8')) as Lock;
    process.kill(pid, 0);
    return pid === process.pid ? undefined : url;
  } catch {
    return undefined;
  }
}
