/**
 * `npm run measure-publishing`: publishes changed entries in a copy of the last commit, takes them back, and prints the seconds of each step.
 * Then builds the last commit without caches, and exits with code 1 if a finished file differs. Takes minutes; the project stays as it is.
 */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { git } from '#content-check/git.ts';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import { keepApprovedVersions } from './server/changes/approvedVersions.ts';
import { foldersIn } from './server/folders.ts';
import { builderFolder, builtPages, fillBuilder } from './server/publishing/builder.ts';
import { readPublication } from './server/publishing/publicationStore.ts';
import { startPublisher } from './server/publishing/publisher.ts';
import { BUILD_COMMANDS, type PublisherOptions } from './server/publishing/publisherOptions.ts';
import { releaseFolder } from './server/publishing/releases.ts';
import { queueChanges } from './server/publishing/schedule.ts';
import { queueTakeBack } from './server/publishing/takeBack.ts';
import { openDatabase } from './server/shared/database.ts';
import type { DeskState } from './server/shared/deskState.ts';

const root = mkdtempSync(join(tmpdir(), 'publishing-'));
const desk = await createDesk();
const options: PublisherOptions = { home: join(root, 'site'), target: { kind: 'folder' }, ...BUILD_COMMANDS };
const publisher = startPublisher(desk, options);
try {
  const first = await publishScheme(0, 'published, the first time in this folder');
  await publishScheme(1, 'published, a second scheme');
  const third = await publishScheme(2, 'published, a third scheme');
  await publishScheme(3, 'published, a fourth scheme');
  await takeBack(third.id, { later: true, title: 'taken back, the third and all later ones' });
  const last = await takeBack(first.id, { later: false, title: 'taken back, only the first' });
  await compareWithWholeBuild(last.made ?? '', releaseFolder(options, last.release ?? ''));
} finally {
  await publisher.stop();
  desk.database.close();
  rmSync(root, { recursive: true, force: true });
}

/** Creates the desk of a copy of the project, with one user. */
async function createDesk(): Promise<DeskState> {
  const [project, data] = [join(root, 'project'), join(root, 'data')];
  await git('.', ['clone', '-q', process.cwd(), project]);
  for (const name of ['node_modules', '.cache']) symlinkSync(join(process.cwd(), name), join(project, name));
  const database = openDatabase(join(data, 'desk.sqlite'));
  database.exec(
    `INSERT INTO users (name, title_en, title_mr, roles, created_at) VALUES ('a', 'A post', 'पद', '["publisher"]', '')`,
  );
  const folders = foldersIn(project, data);
  return { project, data, folders, database, origin: 'http://127.0.0.1', now: () => new Date() };
}

/** Publishes a scheme as compared with its sources yesterday. */
function publishScheme(index: number, title: string) {
  const file = globSync('schemes/*.yaml', { cwd: desk.folders.content }).sort()[index] ?? '';
  const text = readFileSync(join(desk.folders.content, file), 'utf8');
  const reviewed = dayInIndia(new Date(Date.now() - 86_400_000));
  writeFileAtomic(join(desk.folders.drafts, file), editYaml(text, { ...(parse(text) as object), reviewed }));
  const { lastInsertRowid: change } = desk.database
    .prepare(
      `INSERT INTO changes (state, author, approved_by, created_at, updated_at) VALUES ('approved', 1, 1, '', '')`,
    )
    .run();
  desk.database.prepare('INSERT INTO change_writers VALUES (?, 1)').run(change);
  desk.database.prepare('INSERT INTO change_entries (change, file, base) VALUES (?, ?, ?)').run(change, file, text);
  keepApprovedVersions(desk, Number(change));
  return finish(title, queueChanges(desk, 1, [Number(change)]));
}

async function takeBack(id: number, { later, title }: { later: boolean; title: string }) {
  return finish(title, await queueTakeBack(desk, options, 1, id, { reason: 'Measured', later }));
}

/** Waits for a publication, and prints its steps. Throws if it failed. */
async function finish(title: string, id: number) {
  const begun = performance.now();
  publisher.wake();
  await publisher.settled();
  const row = readPublication(desk.database, id);
  if (!row || row.failure) throw new Error(JSON.stringify(row?.failure));
  const seconds = Object.fromEntries(row.steps.map((step) => [step.step, step.seconds]));
  const total = Math.round((performance.now() - begun) / 100) / 10;
  console.info(`${title}: ${row.pages.length} pages changed. Seconds:`);
  console.table([{ ...seconds, total }]);
  return row;
}

async function compareWithWholeBuild(commit: string, release: string): Promise<void> {
  const whole = { ...desk, data: join(root, 'whole') };
  mkdirSync(join(root, 'empty-cache'));
  rmSync(join(desk.project, '.cache'));
  symlinkSync(join(root, 'empty-cache'), join(desk.project, '.cache'));
  mkdirSync(whole.data);
  await fillBuilder(whole, commit);
  const begun = performance.now();
  await BUILD_COMMANDS.build({ data: whole.data, cwd: builderFolder(whole) });
  console.info(`The whole build with an empty cache: ${Math.round((performance.now() - begun) / 1000)} seconds`);
  const folders = [builtPages(whole), release];
  const files = new Set(folders.flatMap((folder) => globSync('**/*.*', { cwd: folder })));
  const differing = [...files].filter((file) => {
    const [one, other] = folders.map((folder) => readOrUndefined(join(folder, file)));
    return !(one && other && one.equals(other));
  });
  console.info(`${files.size} files, of which ${differing.length} differ`, differing.slice(0, 20));
  if (differing.length > 0) process.exitCode = 1;
}

function readOrUndefined(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
