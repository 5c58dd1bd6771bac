import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { UserError } from '#content-check/UserError.ts';
import { BUNDLE, DATABASE, KEPT } from './backup.ts';
import { readConfiguration } from './configuration.ts';
import { openDatabase } from './database.ts';
import { prepareDataFolder } from './dataFolder.ts';
import { restoreRepository } from './repositoryBundle.ts';

/** Contains the unpacked backup until it is checked. */
const UNPACKED = '.restoring';

/**
 * Restores a backup of the desk to an empty data folder, and brings the branch of the project to that of the backup. Returns what happened
 * to the branch. Sessions, known browsers, unused invitations and waiting rights are not restored. Throws a UserError in all cases in which something would be lost; nothing has changed then.
 */
export async function restore(project: string, data: string, file: string): ReturnType<typeof restoreRepository> {
  const existed = existsSync(data);
  if (existed && readdirSync(data).some((name) => name !== 'lost+found' && name !== UNPACKED))
    throw new UserError(
      `${data} is not empty. A backup is restored only to an empty folder.`,
      `${data} रिकामा नाही. प्रत फक्त रिकाम्या फोल्डरात परत आणता येते.`,
    );
  const unpacked = join(data, UNPACKED);
  rmSync(unpacked, { recursive: true, force: true });
  prepareDataFolder(project, data);
  try {
    mkdirSync(unpacked);
    unpack(resolve(file), unpacked);
    const result = await restoreRepository(project, join(unpacked, BUNDLE));
    for (const name of [...KEPT, DATABASE])
      if (existsSync(join(unpacked, name))) renameSync(join(unpacked, name), join(data, name));
    return result;
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
    if (!existed && readdirSync(data).length === 0) rmdirSync(data);
  }
}

/** Unpacks a backup, and checks that it is whole. */
function unpack(file: string, folder: string): void {
  try {
    execFileSync('tar', ['-xzf', file, '-C', folder, '--no-same-owner'], { stdio: 'pipe' });
    checkFiles(folder);
    readConfiguration(folder);
    checkDatabase(join(folder, DATABASE));
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error);
    throw new UserError(
      `${file} is not a whole backup; nothing was restored. ${reason}`,
      `${file} ही पूर्ण प्रत नाही; काहीही परत आणले नाही. कारण वर आहे.`,
    );
  }
}

/** Refuses links, which could lead out of the data folder, and archives of something else. */
function checkFiles(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const strange = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (strange) throw new Error(`It contains ${strange.name}, which is not a file.`);
  for (const name of [DATABASE, BUNDLE]) if (!existsSync(join(folder, name))) throw new Error(`It lacks ${name}.`);
}

/** Checks a database, and revokes what may have been revoked since the backup. */
function checkDatabase(file: string): void {
  const database = openDatabase(file);
  try {
    const problems = database.prepare('PRAGMA integrity_check').all().flatMap(Object.values);
    const strangers = database.prepare('PRAGMA foreign_key_check').all();
    if (problems.join() !== 'ok' || strangers.length > 0)
      throw new Error(`Its database is damaged: ${problems.join()}`);
    revokeAccess(database);
  } finally {
    database.close();
  }
}

/** Deletes what would let somebody in, or give rights, who may have lost both since the backup. Passkeys and accounts stay, for people to compare. */
function revokeAccess(database: DatabaseSync): void {
  database.exec(
    'DELETE FROM sessions; DELETE FROM known_browsers; DELETE FROM invitations WHERE used_at IS NULL; DELETE FROM pending_rights;',
  );
}
