// `npm run desk` opens the editor's desk on 127.0.0.1. `--project FOLDER` edits another copy of the project. `--port` sets
// the port of the desk. The preview uses the next port. `--shared` serves a department with accounts. `--backup` and `--restore` copy the shared desk, and end.

import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { UserError } from '#content-check/UserError.ts';
import { OPTIONS } from './options.ts';
import { type Folders, fillWorkshop, foldersIn, removeTemporaryFiles } from './server/folders.ts';
import { findRunningDesk, type Lock } from './server/lock.ts';

const { values } = parseArgs({ options: OPTIONS });
const project = process.cwd();
const edited = resolve(values.project ?? project);

if (values.backup !== undefined || values.restore !== undefined) {
  const { runBackupCommand } = await import('./server/shared/backupCommand.ts');
  await explainErrors(runBackupCommand(edited, values).then(console.info));
} else if (values.shared) {
  const { runSharedDesk } = await import('./server/shared/runSharedDesk.ts');
  await explainErrors(runSharedDesk(edited, values));
} else await runOwnDesk(foldersIn(edited));

/** Prints a UserError, and ends the process. */
async function explainErrors(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function runOwnDesk(folders: Folders): Promise<void> {
  const runningUrl = findRunningDesk(folders.lock);
  if (runningUrl) {
    console.info(`The desk is open already: ${runningUrl}\nमजकुराचे टेबल आधीच उघडे आहे: ${runningUrl}`);
    return;
  }
  removeTemporaryFiles(folders);
  fillWorkshop(folders);
  // Must be set before any module that reads content is imported.
  process.env.CONTENT_ROOT = folders.workshop;
  const { openDesk } = await import('./server/openDesk.ts');
  const desk = await openDesk(project, folders, Number(values.port ?? 4100));
  writeFileAtomic(folders.lock, JSON.stringify({ pid: process.pid, url: desk.url } satisfies Lock));
  console.info(`The editor's desk is open on this machine: ${desk.url}\nमजकुराचे टेबल या संगणकावर उघडले आहे: ${desk.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      rmSync(folders.lock, { force: true });
      await desk.close();
      process.exit(0);
    });
}
