import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDesk, NOTICE, testUser } from '#tests/testDesk.ts';
import { readEntry } from '../entries/entryStore.ts';
import { openDatabase } from '../shared/database.ts';
import { changeRules } from './changeDrafts.ts';

const FILE = 'notices/admission.yaml';

/** A program that saves a draft of the user in its arguments, and is killed just before the draft gets its name. */
const KILLED_SAVER = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  import { changeRules } from ${JSON.stringify(join(import.meta.dirname, 'changeDrafts.ts'))};
  import { readEntry } from ${JSON.stringify(join(import.meta.dirname, '../entries/entryStore.ts'))};
  import { foldersIn } from ${JSON.stringify(join(import.meta.dirname, '../folders.ts'))};
  import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, '../shared/database.ts'))};
  const [project, file, user, value] = process.argv.slice(1);
  const folders = foldersIn(project, project + '/data');
  const desk = { project, folders, database: openDatabase(project + '/data/desk.sqlite'), now: () => new Date() };
  fs.renameSync = () => process.kill(process.pid, 'SIGKILL');
  syncBuiltinESMExports();
  const { version } = readEntry(folders, file);
  changeRules(desk).saveDraft(JSON.parse(user), { file, value: JSON.parse(value), version, change: undefined });`;

it('a save that is killed has recorded its writer before the draft, and the next writer goes on in the same change', () => {
  const { desk, close } = createTestDesk('desk.sqlite');
  onTestFinished(close);
  const [clerk, moderator] = [testUser('clerk-1'), testUser('moderator-1')];
  const { signal } = spawnSync(process.execPath, [
    ...['--input-type=module', '--eval', KILLED_SAVER, desk.project, FILE],
    ...[JSON.stringify(clerk), JSON.stringify(NOTICE)],
  ]);
  expect(signal).toBe('SIGKILL');
  expect(existsSync(join(desk.folders.drafts, FILE))).toBe(false);
  const again = { ...desk, database: openDatabase(join(desk.data, 'desk.sqlite')) };
  onTestFinished(() => again.database.close());
  const rules = changeRules(again);
  expect(rules.changeOf(FILE, clerk)).toMatchObject({
    state: 'draft',
    author: { id: clerk.id },
    writers: [{ id: clerk.id }],
  });
  const { version } = readEntry(desk.folders, FILE);
  const saved = rules.saveDraft(moderator, { file: FILE, value: NOTICE, version, change: undefined });
  expect(saved.draft).toEqual(NOTICE);
  expect(rules.changeOf(FILE, clerk)?.writers.map(({ id }) => id)).toEqual([clerk.id, moderator.id]);
});
