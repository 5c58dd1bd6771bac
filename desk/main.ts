// `npm run desk` opens the editor's desk for one person on 127.0.0.1. `--project FOLDER` edits another copy of the project. `--port` sets the
// port of the desk; the preview uses the next one. `--shared` serves a department with accounts. `--backup` and `--restore` copy the shared desk, and end.

import { resolve } from 'node:path';
import { UserError } from '#content-check/UserError.ts';
import { readOptions } from './options.ts';

try {
  await run();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function run(): Promise<void> {
  const values = readOptions(process.argv.slice(2));
  const project = resolve(values.project ?? '.');
  if (values.backup !== undefined || values.restore !== undefined) {
    const { runBackupCommand } = await import('./server/shared/backupCommand.ts');
    console.info(await runBackupCommand(project, values));
    return;
  }
  const { runLocalDesk, runSharedDesk } = await import('./server/shared/runDesk.ts');
  await (values.shared ? runSharedDesk(project, values) : runLocalDesk(project, values.port));
}
