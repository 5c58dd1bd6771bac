import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces a file by writing beside it, fsync and rename: after a power cut or on a full disk the old or the new file
 * is whole. Creates folders; throws the system error.
 */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const beside = join(dirname(file), `.${basename(file)}.${randomUUID()}.new`);
  try {
    writeFileSync(beside, content, { flag: 'wx', flush: true });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  syncFolder(dirname(file));
}

/** Windows cannot open a folder, and persists the name by itself. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
