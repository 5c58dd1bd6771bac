import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '#content-check/UserError.ts';

/**
 * Locks a data folder, because two desks would publish against each other. The system ends the lock with the process, also after a power cut,
 * which a file with a process number would not survive. Returns a function that unlocks. Throws `inUse` if another desk has the lock.
 */
export function lockData(data: string, inUse: UserError = folderInUse(data)): () => void {
  const lock = new DatabaseSync(join(data, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw inUse;
  }
  return () => lock.close();
}

const folderInUse = (data: string) =>
  new UserError(
    `Another desk uses the folder ${data}. End it first.`,
    `${data} हा फोल्डर दुसरे टेबल वापरत आहे. आधी ते बंद करा.`,
  );
