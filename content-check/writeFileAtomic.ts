import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file so that at every moment, also after a cut of the power or on a full disk, either the former or the new
 * one is there, whole: the new one is written beside it, brought to the disk and then given its name. Folders are made.
 * Throws what the system says; the former file is untouched then.
 */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const beside = join(dirname(file), `.${basename(file)}.${randomUUID()}.new`);
  try {
    writeAndSync(beside, content);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  syncFolder(dirname(file));
}

function writeAndSync(file: string, content: string | Uint8Array): void {
  const handle = openSync(file, 'wx');
  try {
    writeFileSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The new name is in the folder; a system that cannot bring a folder to the disk (Windows) does so by itself. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
