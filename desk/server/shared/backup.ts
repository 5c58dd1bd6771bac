import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  globSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { UserError } from '#content-check/UserError.ts';
import { bundleRepository } from './repositoryBundle.ts';

/** Files and folders of the data folder in a backup. The rest can be made again. */
export const KEPT = ['desk.yaml', 'drafts', 'history'];
export const DATABASE = 'desk.sqlite';
export const BUNDLE = 'repository.bundle';

/** Copies all pages of the database at once; a copy in several steps would start again at each write of the running desk. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Writes one file (tar.gz, mode 600) with all that the shared desk needs on another machine: database, drafts, former texts, configuration,
 * and the branch of the repository. Works while the desk runs. Throws a UserError if the file exists, or if there is no desk.
 */
export async function backUp(project: string, data: string, file: string): Promise<void> {
  const target = resolve(file);
  if (existsSync(target))
    throw new UserError(`${target} exists already. Name a new file.`, `${target} आधीच आहे. नवे नाव द्या.`);
  if (!existsSync(join(data, DATABASE)))
    throw new UserError(`There is no shared desk in ${data}.`, `${data} मध्ये विभागाचे टेबल नाही.`);
  const copy = mkdtempSync(join(dirname(target), `.${basename(target)}-`));
  try {
    await copyWithoutChanges(data, copy);
    await bundleRepository(project, join(copy, BUNDLE));
    const archive = join(copy, 'archive');
    // Created first, so that nobody else can read the archive while tar writes it.
    closeSync(openSync(archive, 'wx', 0o600));
    const names = [DATABASE, BUNDLE, ...KEPT].filter((name) => existsSync(join(copy, name)));
    execFileSync('tar', ['-czf', archive, '-C', copy, '--', ...names], { stdio: ['ignore', 'ignore', 'pipe'] });
    chmodSync(archive, 0o600);
    sync(archive);
    renameSync(archive, target);
    sync(dirname(target));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Copies database and files of the same moment. Throws a UserError if drafts change during each of several attempts. */
async function copyWithoutChanges(data: string, copy: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const before = stateOf(data);
    try {
      for (const name of KEPT)
        if (existsSync(join(data, name))) cpSync(join(data, name), join(copy, name), { recursive: true });
      await copyDatabase(join(data, DATABASE), join(copy, DATABASE));
    } catch (error) {
      // A draft that was deleted during the copy is missing.
      if (!isMissing(error)) throw error;
    }
    if (stateOf(data) === before) return;
    for (const name of [...KEPT, DATABASE]) rmSync(join(copy, name), { recursive: true, force: true });
    await setTimeout(250);
  }
  throw new UserError(
    'No backup was made, because drafts are being changed all the time. Try again.',
    'मसुदे सतत बदलत असल्याने प्रत ठेवता आली नाही. पुन्हा प्रयत्न करा.',
  );
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { timeout: 5000 });
  try {
    await backup(database, to, { rate: ALL_PAGES });
  } finally {
    database.close();
  }
}

/** Returns names, sizes and times of the kept files. */
function stateOf(data: string): string {
  const files = globSync(['desk.yaml', '{drafts,history}/**/*'], { cwd: data }).sort();
  return files
    .map((name) => {
      const state = statSync(join(data, name), { throwIfNoEntry: false, bigint: true });
      return [name, state?.size, state?.mtimeNs, state?.ino].join(' ');
    })
    .join('\n');
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
