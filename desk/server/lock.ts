import { existsSync, readFileSync, rmSync } from 'node:fs';
import { writeFileAtomic } from '#content-check/writeFileAtomic.ts';

type Open = { pid: number; url: string };

/** Returns the URL of a desk that runs on these files; undefined if its process has ended. */
export function findRunningDesk(lock: string): string | undefined {
  if (!existsSync(lock)) return undefined;
  try {
    const { pid, url } = JSON.parse(readFileSync(lock, 'utf8')) as Open;
    process.kill(pid, 0);
    return pid === process.pid ? undefined : url;
  } catch {
    return undefined;
  }
}

export function writeLock(lock: string, url: string): void {
  writeFileAtomic(lock, JSON.stringify({ pid: process.pid, url } satisfies Open));
}

export function removeLock(lock: string): void {
  rmSync(lock, { force: true });
}
