import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { keepApprovedVersions } from '#desk/server/changes/approvedVersions.ts';
import { foldersIn } from '#desk/server/folders.ts';
import type { PublisherOptions } from '#desk/server/publishing/publisherOptions.ts';
import { openDatabase } from '#desk/server/shared/database.ts';
import type { DeskState } from '#desk/server/shared/deskState.ts';
import { PROGRAM } from './program.ts';

export const SCHEME = 'schemes/made-up.yaml';
export const OTHER = 'schemes/other.yaml';

/** The invented publisher, and the clerk who writes. */
export const PUBLISHER = 1;
export const CLERK = 2;

export const scheme = (rupees: number, change: object = {}) => ({
  id: 'made-up',
  title: { en: 'A scheme', mr: 'योजना' },
  summary: { en: 'Short', mr: 'थोडक्यात' },
  benefits: [{ what: { en: 'Pension', mr: 'निवृत्तीवेतन' }, rupees }],
  ...change,
});

export const other = (rupees: number) => ({ ...scheme(rupees), id: 'other', title: { en: 'Another', mr: 'दुसरी' } });

/** A small project in a git repository, its shared desk, and a site that shows the entries. */
export type PublishedProject = {
  root: string;
  desk: DeskState;
  options: PublisherOptions;
  clock: { now: Date };
  remove: () => void;
};

/** Opens the desk of a project in `root`. `database`: its file in the folder for data, which another process can open. */
export function openPublishedProject(root: string, database?: string): PublishedProject {
  const clock = { now: new Date('2026-03-03T10:00:00Z') };
  const [project, data] = [join(root, 'project'), join(root, 'data')];
  mkdirSync(data, { recursive: true });
  const desk: DeskState = {
    ...{ project, data },
    database: openDatabase(database ? join(data, database) : ':memory:'),
    folders: foldersIn(project, data),
    origin: 'https://desk.example',
    now: () => clock.now,
  };
  const options: PublisherOptions = {
    home: join(root, 'site'),
    target: { kind: 'folder' },
    ...PROGRAM,
    smokeSeconds: 0.2,
  };
  const remove = () => {
    desk.database.close();
    rmSync(root, { recursive: true, force: true });
  };
  return { root, desk, options, clock, remove };
}

/** Creates a project with two schemes whose pages are shown. `database`: as for `openPublishedProject`. */
export async function createPublishedProject(database?: string): Promise<PublishedProject> {
  const root = mkdtempSync(join(tmpdir(), 'publishing-'));
  template ??= createTemplate();
  cpSync(await template, root, { recursive: true, verbatimSymlinks: true });
  const created = openPublishedProject(root, database);
  for (const [id, name, roles] of [
    [PUBLISHER, 'Publisher 1', '["publisher"]'],
    [CLERK, 'Clerk 1', '["contributor"]'],
  ] as const)
    created.desk.database
      .prepare(`INSERT INTO users (id, name, title_en, title_mr, roles, created_at) VALUES (?, ?, ?, ?, ?, '')`)
      .run(id, `user-${id}`, name, 'पद', roles);
  return created;
}

/** Folder with the repository and the site of a new project. Is made once, because its programs take longer than most tests. */
let template: Promise<string> | undefined;

async function createTemplate(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'publishing-template-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  const project = join(root, 'project');
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  };
  put('content/site.yaml', "lastUpdated: '2026-01-01'\naddress: https://site.example\n");
  put(`content/${SCHEME}`, `# A comment\n${stringify(scheme(1000))}`);
  put(`content/${OTHER}`, stringify(other(500)));
  put('deploy/release.sh', readFileSync('deploy/release.sh', 'utf8'));
  put('.gitignore', '/node_modules\n/.cache/\n');
  mkdirSync(join(project, 'node_modules'));
  gitIn(project, 'init', '-q', '-b', 'main', '--template=');
  // Turns off garbage collection and fsync, because they take time.
  appendFileSync(
    join(project, '.git/config'),
    '[user]\nname = A tester\nemail = tester@example.org\n[maintenance]\nauto = false\n[core]\nfsync = none\n',
  );
  gitIn(project, 'add', '.');
  gitIn(project, 'commit', '-qm', 'content: two schemes');
  await PROGRAM.build({ data: root, cwd: project });
  execFileSync('sh', ['deploy/release.sh', 'publish', 'build/client', '2026-01-01T00-00-00'], {
    cwd: project,
    env: { ...process.env, SAHAYYA_HOME: join(root, 'site') },
  });
  rmSync(join(project, 'build'), { recursive: true });
  return root;
}

export const gitIn = (project: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: project, encoding: 'utf8', stdio: 'pipe' }).trimEnd();

/** Adds an approved change and returns its id. `drafts`: entries by file. */
export function addChange({ desk }: PublishedProject, drafts: Record<string, object>): number {
  const { database, folders } = desk;
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO changes (title, reason, state, author, approved_by, approved_at, created_at, updated_at)
       VALUES ('A new amount', 'A new resolution', 'approved', ?, ?, '', '', '')`,
    )
    .run(CLERK, PUBLISHER);
  const change = Number(lastInsertRowid);
  database.prepare('INSERT INTO change_writers (change, user) VALUES (?, ?)').run(change, CLERK);
  for (const [file, value] of Object.entries(drafts)) {
    const published = join(folders.content, file);
    database
      .prepare('INSERT INTO change_entries (change, file, base) VALUES (?, ?, ?)')
      .run(change, file, existsSync(published) ? readFileSync(published, 'utf8') : null);
    mkdirSync(dirname(join(folders.drafts, file)), { recursive: true });
    writeFileSync(join(folders.drafts, file), stringify(value));
  }
  keepApprovedVersions(desk, change);
  return change;
}

/** Returns what visitors read, or undefined if there is no such page. */
export function readPublic({ options }: PublishedProject, page: string): string | undefined {
  const file = join(options.home, 'current', page, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
