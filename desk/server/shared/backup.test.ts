import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAction } from './audit.ts';
import { backUp } from './backup.ts';
import { runBackupCommand } from './backupCommand.ts';
import { openDatabase } from './database.ts';
import { restore } from './restore.ts';

const root = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(root, { recursive: true }));

const git = (project: string, ...words: string[]) =>
  execFileSync('git', words, { cwd: project, encoding: 'utf8', stdio: 'pipe' }).trim();

function commit(project: string, text: string): void {
  writeFileSync(join(project, 'entry.yaml'), text);
  git(project, 'add', '.');
  git(project, '-c', 'user.name=Desk', '-c', 'user.email=desk@example.org', 'commit', '--quiet', '-m', text);
}

let folders = 0;
const newPath = (name: string) => join(root, `${name}-${++folders}`);

/** A project with two commits and a reference of the desk. */
function makeProject(): string {
  const project = newPath('project');
  mkdirSync(project);
  git(project, 'init', '--quiet', '--initial-branch=main');
  commit(project, 'first');
  git(project, 'branch', 'start');
  commit(project, 'second');
  git(project, 'update-ref', 'refs/desk/publications/1', 'HEAD');
  return project;
}

const project = makeProject();

/** A clone of the project with only its first commit. */
const behind = newPath('clone');
git(root, 'clone', '--quiet', '--no-local', '--single-branch', '--branch=start', project, behind);
git(behind, 'branch', '-m', 'main');

/** Copies a repository, which is faster than to clone it. */
function copyRepository(repository: string): string {
  const copy = newPath('copy');
  cpSync(repository, copy, { recursive: true });
  return copy;
}

/** A data folder with a user, a draft, a former text, the configuration, and a page that can be made again. */
function makeData(): string {
  const data = newPath('data');
  for (const name of ['drafts/schemes', 'drafts/files', 'history', 'app'])
    mkdirSync(join(data, name), { recursive: true });
  writeFileSync(
    join(data, 'desk.yaml'),
    'origin: https://desk.example\npreviewOrigin: https://preview.example\ntarget: { folder: /srv/site }\n',
  );
  writeFileSync(join(data, 'drafts/schemes/a.yaml'), 'नाव: योजना');
  writeFileSync(join(data, 'drafts/files/a.pdf'), Buffer.from([0, 255, 1]));
  writeFileSync(join(data, 'history/a.yaml'), 'earlier');
  writeFileSync(join(data, 'app/index.html'), 'the page');
  const database = openDatabase(join(data, 'desk.sqlite'));
  database.exec(
    "INSERT INTO users (name, title_en, title_mr, roles, created_at) VALUES ('officer-5', 'Clerk 1', 'लिपिक १', '[]', '')",
  );
  recordAction(database, new Date(0), { user: { id: 1 }, action: 'signIn' });
  database.close();
  return data;
}

/** Returns all rows and all kept files of a data folder. */
function contentOf(data: string) {
  const database = openDatabase(join(data, 'desk.sqlite'));
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const rows = tables.map(({ name }) => [name, database.prepare(`SELECT * FROM ${name}`).all()]);
  database.close();
  const files = globSync(['desk.yaml', '{drafts,history}/**/*.*'], { cwd: data }).sort();
  return { rows, files: files.map((name) => [name, readFileSync(join(data, name)).toString('hex')]) };
}

describe('a backup of the shared desk', () => {
  const data = makeData();
  const file = join(root, 'backup.tar.gz');
  beforeAll(() => backUp(project, data, file));

  it('is one file that only its owner can read, and leaves nothing else', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('restores everything on another machine', async () => {
    const [elsewhere, clone] = [newPath('restored'), copyRepository(behind)];
    expect(await restore(clone, elsewhere, file)).toBe('forwarded');
    expect(contentOf(elsewhere)).toEqual(contentOf(data));
    expect(readdirSync(elsewhere).sort()).toEqual(['desk.sqlite', 'desk.yaml', 'drafts', 'history']);
    expect(statSync(elsewhere).mode & 0o777).toBe(0o700);
    for (const name of ['HEAD', 'refs/desk/publications/1'])
      expect(git(clone, 'rev-parse', name)).toBe(git(project, 'rev-parse', name));
    expect(readFileSync(join(clone, 'entry.yaml'), 'utf8')).toBe('second');
    expect(git(clone, 'status', '--porcelain')).toBe('');
  });

  it('restores no session, known browser, unused invitation or waiting right, because they may have been revoked since', async () => {
    const [used, copy] = [makeData(), join(root, 'revoked.tar.gz')];
    const database = openDatabase(join(used, 'desk.sqlite'));
    database.exec(
      `INSERT INTO sessions VALUES ('hash', 1, '', ''); INSERT INTO known_browsers (token_hash, user) VALUES ('hash', 1);
      INSERT INTO invitations VALUES ('unused', 1, NULL, '', NULL), ('used', 1, NULL, '', '2026-03-03');
      INSERT INTO pending_rights (user, requested_by, requested_at) VALUES (1, 1, '');`,
    );
    database.close();
    await backUp(project, used, copy);
    const elsewhere = newPath('restored');
    await restore(copyRepository(project), elsewhere, copy);
    expect(statSync(join(elsewhere, 'desk.sqlite')).mode & 0o777).toBe(0o600);
    const restored = openDatabase(join(elsewhere, 'desk.sqlite'));
    const rows = (table: string) => restored.prepare(`SELECT * FROM ${table}`).all();
    expect(['sessions', 'known_browsers', 'pending_rights'].flatMap(rows)).toEqual([]);
    expect(rows('invitations')).toMatchObject([{ token_hash: 'used' }]);
    expect(rows('users')).toHaveLength(1);
    restored.close();
  });

  it('restores the data beside a branch that is the same or newer, which stays as it is', async () => {
    const same = copyRepository(project);
    expect(await restore(same, newPath('restored'), file)).toBe('same');
    commit(same, 'third');
    expect(await restore(same, newPath('restored'), file)).toBe('newer');
    expect(readFileSync(join(same, 'entry.yaml'), 'utf8')).toBe('third');
  });

  const damages: [title: string, damage: (copy: string) => void][] = [
    ['a file cut off', (copy) => writeFileSync(copy, readFileSync(file).subarray(0, statSync(file).size - 100))],
    ['a file cut off early', (copy) => writeFileSync(copy, readFileSync(file).subarray(0, 100))],
    ['an empty file', (copy) => writeFileSync(copy, '')],
    ['no backup', (copy) => writeFileSync(copy, 'text')],
    ['no database', (copy) => repack(copy, (folder) => rmSync(join(folder, 'desk.sqlite')))],
    ['no repository', (copy) => repack(copy, (folder) => rmSync(join(folder, 'repository.bundle')))],
    ['no configuration', (copy) => repack(copy, (folder) => rmSync(join(folder, 'desk.yaml')))],
    ['a damaged database', (copy) => repack(copy, (folder) => overwrite(join(folder, 'desk.sqlite')))],
    [
      'a database whose index does not fit its table',
      (copy) => repack(copy, (folder) => replaceOnce(join(folder, 'desk.sqlite'), 'officer-5', 'officer-6')),
    ],
    ['a damaged repository', (copy) => repack(copy, (folder) => overwrite(join(folder, 'repository.bundle')))],
    ['a link out of the folder', (copy) => repack(copy, (folder) => symlinkSync('/etc', join(folder, 'drafts/link')))],
  ];

  it.each(damages)('is refused if it is damaged, and nothing changes: %s', async (_title, damage) => {
    const copy = newPath('damaged');
    damage(copy);
    const elsewhere = newPath('restored');
    await expect(restore(behind, elsewhere, copy)).rejects.toThrow(/nothing was restored.*[\s\S]*काहीही परत आणले नाही/i);
    expect(existsSync(elsewhere)).toBe(false);
    expect(git(behind, 'rev-parse', 'HEAD')).toBe(git(project, 'rev-parse', 'start'));
    expect(readFileSync(join(behind, 'entry.yaml'), 'utf8')).toBe('first');
  });

  it('is not restored over other data', async () => {
    const other = makeData();
    const before = contentOf(other);
    await expect(restore(behind, other, file)).rejects.toThrow(/is not empty.*[\s\S]*रिकामा नाही/);
    expect(contentOf(other)).toEqual(before);
  });

  it('continues after a restore that was interrupted', async () => {
    const elsewhere = newPath('restored');
    mkdirSync(join(elsewhere, '.restoring'), { recursive: true });
    writeFileSync(join(elsewhere, '.restoring/desk.sqlite'), 'half');
    await restore(copyRepository(behind), elsewhere, file);
    expect(contentOf(elsewhere)).toEqual(contentOf(data));
  });

  it('is not restored beside a branch with other commits or changed files, which stay as they are', async () => {
    const diverged = copyRepository(behind);
    commit(diverged, 'other');
    const changed = copyRepository(behind);
    writeFileSync(join(changed, 'entry.yaml'), 'in work');
    for (const clone of [diverged, changed]) {
      const elsewhere = newPath('restored');
      const before = readFileSync(join(clone, 'entry.yaml'), 'utf8');
      await expect(restore(clone, elsewhere, file)).rejects.toThrow(/nothing was restored.*[\s\S]*git (switch|stash)/i);
      expect(readFileSync(join(clone, 'entry.yaml'), 'utf8')).toBe(before);
      expect(existsSync(elsewhere)).toBe(false);
    }
    // The command that the message names.
    git(diverged, 'branch', '-m', 'before-restore');
    git(diverged, 'switch', '--quiet', '-c', 'main', 'refs/restored/branch');
    expect(await restore(diverged, newPath('restored'), file)).toBe('same');
  });

  it('does not replace an older backup, and needs a desk', async () => {
    await expect(backUp(project, data, file)).rejects.toThrow(/exists already.*[\s\S]*आधीच आहे/);
    const missing = join(root, 'missing.tar.gz');
    await expect(backUp(project, newPath('nothing'), missing)).rejects.toThrow(/no shared desk.*[\s\S]*टेबल नाही/);
    expect(existsSync(missing)).toBe(false);
  });
});

it('the command makes and restores a backup, and says so in both languages', async () => {
  const [data, file] = [makeData(), join(root, 'command.tar.gz')];
  expect(await runBackupCommand(project, { data, backup: file })).toMatch(/The backup is in .*\nप्रत /);
  const elsewhere = newPath('restored');
  const said = await runBackupCommand(copyRepository(behind), { data: elsewhere, restore: file });
  expect(said).toMatch(/The desk is restored .* was brought .*Compare .*\nटेबल .* आणली.*पडताळा/);
  expect(contentOf(elsewhere)).toEqual(contentOf(data));
});

it('a draft that changes while the backup copies is copied again, together with the database', async () => {
  const [data, file] = [makeData(), join(root, 'changed.tar.gz')];
  const made = backUp(project, data, file);
  // The files are copied by now, and the database is not.
  writeFileSync(join(data, 'drafts/schemes/a.yaml'), 'later');
  const database = openDatabase(join(data, 'desk.sqlite'));
  database.exec("INSERT INTO settings VALUES ('later', '1')");
  database.close();
  await made;
  const elsewhere = newPath('restored');
  await restore(project, elsewhere, file);
  expect(contentOf(elsewhere)).toEqual(contentOf(data));
});

/** Writes pairs of rows in transactions, and drafts with the number of the pair, until it is killed. */
const WRITER = `
  const { DatabaseSync } = await import('node:sqlite');
  const { renameSync, writeFileSync } = await import('node:fs');
  const data = process.argv[1];
  const database = new DatabaseSync(data + '/desk.sqlite', { timeout: 5000 });
  for (let number = 0; ; number++) {
    database.exec('BEGIN IMMEDIATE');
    database.exec("INSERT INTO audit (at, action) VALUES ('" + number + "', 'test')");
    database.exec("INSERT OR REPLACE INTO settings VALUES ('number', '" + number + "')");
    database.exec('COMMIT');
    if (number % 50 === 0) {
      writeFileSync(data + '/drafts/.new', String(number));
      renameSync(data + '/drafts/.new', data + '/drafts/number.yaml');
    }
    if (number === 0) console.log('started');
    await new Promise((resolve) => setTimeout(resolve, number % 50 === 0 ? 400 : 0));
  }`;

it('a backup while the desk writes has whole transactions and the drafts of the same moment', async () => {
  const data = makeData();
  const writer = spawn(process.execPath, ['--input-type=module', '-e', WRITER, data], { stdio: ['ignore', 'pipe', 2] });
  try {
    await once(writer.stdout ?? writer, 'data');
    for (const name of ['one', 'two', 'three']) {
      await backUp(project, data, join(root, `${name}.tar.gz`));
      const elsewhere = newPath('restored');
      await restore(project, elsewhere, join(root, `${name}.tar.gz`));
      const database = openDatabase(join(elsewhere, 'desk.sqlite'));
      const { last } =
        database.prepare("SELECT max(CAST(at AS INTEGER)) last FROM audit WHERE action = 'test'").get() ?? {};
      const { value } = database.prepare("SELECT value FROM settings WHERE name = 'number'").get() ?? {};
      database.close();
      expect(last).toBe(Number(value));
      const draft = Number(readFileSync(join(elsewhere, 'drafts/number.yaml'), 'utf8'));
      expect(draft).toBe(Math.floor(Number(last) / 50) * 50);
    }
  } finally {
    writer.kill();
    await once(writer, 'exit');
  }
});

function repack(copy: string, change: (folder: string) => void): void {
  const [whole, folder] = [join(root, 'unpacked'), newPath('unpacked')];
  if (!existsSync(whole)) {
    mkdirSync(whole);
    execFileSync('tar', ['-xzf', join(root, 'backup.tar.gz'), '-C', whole]);
  }
  cpSync(whole, folder, { recursive: true });
  change(folder);
  execFileSync('tar', ['-czf', copy, '-C', folder, '.']);
}

function replaceOnce(file: string, text: string, other: string): void {
  const bytes = readFileSync(file);
  bytes.write(other, bytes.indexOf(text));
  writeFileSync(file, bytes);
}

/** Overwrites the middle of a file, which keeps its head and its length. */
function overwrite(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xaa, Math.floor(bytes.length / 3), Math.floor((bytes.length * 2) / 3));
  writeFileSync(file, bytes);
}
