import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces a file by writing, syncing and renaming a temporary file. A power cut or full disk therefore leaves either the
 * old or the new file intact. Creates missing folders. Throws system errors. Without `flush`, for files of a cache, which are
 * many, only a stopped program leaves the old file.
 */
export function writeFileAtomic(file: string, content: string | Uint8Array, { flush = true } = {}): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = join(dirname(file), `.${basename(file)}.${randomUUID()}.new`);
  try {
    writeFileSync(temporary, content, { flag: 'wx', flush });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  if (flush) syncFolder(dirname(file));
}

/** Syncs the folder. Does nothing on Windows, which cannot open folders and saves file names without this. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
