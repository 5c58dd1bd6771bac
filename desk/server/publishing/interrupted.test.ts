import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { copiesAt, type Moment } from '#tests/publishing/copiesAt.ts';
import {
  addChange,
  createPublishedProject,
  gitIn,
  PUBLISHER,
  type PublishedProject,
  readPublic,
  SCHEME,
  scheme,
} from '#tests/publishing/publishedProject.ts';
import { stateOfChange } from '../changes/changeStore.ts';
import { readPublication, readPublications } from './publicationStore.ts';
import { startPublisher } from './publisher.ts';
import { shownRelease } from './releases.ts';
import { runCommand } from './runCommand.ts';
import { queueChanges } from './schedule.ts';
import { queueTakeBack } from './takeBack.ts';

const copiesFolder = mkdtempSync(join(tmpdir(), 'publishing-copies-'));
afterAll(() => rmSync(copiesFolder, { recursive: true }));

let published: PublishedProject;
let change: number;
const create = async () => {
  published = await createPublishedProject('desk.sqlite');
  change = addChange(published, { [SCHEME]: scheme(1500) });
};
afterEach(() => published.remove());

const git = (...args: string[]) => gitIn(published.desk.project, ...args);
const row = (id: number) => readPublication(published.desk.database, id);
const contentFile = () => readFileSync(join(published.desk.folders.content, SCHEME), 'utf8');
const publish = () => queueChanges(published.desk, PUBLISHER, [change]);
const takeBack = (id: number) =>
  queueTakeBack(published.desk, published.options, PUBLISHER, id, { reason: 'A wrong amount', later: false });

/** Starts the desk, and waits until it has done what waits or is left. */
async function startDesk(): Promise<void> {
  const publisher = startPublisher(published.desk, published.options);
  await publisher.settled();
  await publisher.stop();
}

/** Returns a function that opens a project as the desk left it when it was killed at a moment. `begin`: adds what the desk publishes. */
function killedAt(moments: readonly Moment[], begin: () => Promise<void>) {
  const copy = async () => {
    await create();
    await begin();
    return copiesAt(published, copiesFolder, moments, startDesk);
  };
  let copies: ReturnType<typeof copy> | undefined;
  return async (moment: Moment) => {
    copies ??= copy();
    published = (await copies)(moment);
  };
}

/** Expects that history, files, public pages and rows tell the same, and that nothing is left over. */
function expectAgreement(): void {
  expect(git('status', '--porcelain')).toBe('');
  expect(readPublic(published, 'scheme/made-up')).toBe(contentFile());
  expect(git('for-each-ref', 'refs/desk')).toBe('');
  const live = readPublications(published.desk.database, `state = 'live'`);
  expect(live.length).toBeLessThanOrEqual(1);
  for (const { release } of live) expect(shownRelease(published.options)).toBe(release);
  const all = readPublications(published.desk.database, 'true');
  const named = new Set(['2026-01-01T00-00-00', ...all.flatMap(({ release }) => release ?? [])]);
  expect(readdirSync(join(published.options.home, 'releases')).filter((name) => !named.has(name))).toEqual([]);
  expect(readPublications(published.desk.database, `state IN ('running', 'waiting')`)).toEqual([]);
  expect(readdirSync(published.desk.data).filter((name) => name.startsWith('publication.index'))).toEqual([]);
}

describe('a publication whose desk is killed', () => {
  const MOMENTS: Moment[] = [
    ['after', 'git fast-import'],
    ['before', 'release.sh publish'],
    ['after', 'release.sh publish'],
    ['before', 'update-ref HEAD'],
    ['after', 'update-ref HEAD'],
    ['before', 'git reset'],
    ['before', 'update-ref -d'],
  ];
  const openKilled = killedAt(MOMENTS, async () => {
    publish();
  });

  it.each(MOMENTS)('%s `%s` leaves the site whole, and is completed at the next start', async (...moment) => {
    await openKilled(moment);
    expect(row(1)?.state).toBe('running');
    expect(readPublic(published, 'scheme/made-up')).toMatch(/rupees: 1[05]00/);
    expect(contentFile()).toMatch(/rupees: 1[05]00/);
    await startDesk();
    expect(row(1)).toMatchObject({ state: 'live', failure: null });
    expect(contentFile()).toContain('rupees: 1500');
    expect(stateOfChange(published.desk.database, change)).toBe('published');
    expect(existsSync(join(published.desk.folders.drafts, SCHEME))).toBe(false);
    expectAgreement();
  });

  it('twice before its pages are shown fails, so that it cannot end the desk again and again', async () => {
    await create();
    const id = publish();
    const moment: Moment = ['before', 'release.sh publish'];
    for (const _time of ['first', 'second'])
      published = (await copiesAt(published, copiesFolder, [moment], startDesk))(moment);
    await startDesk();
    expect(row(id)).toMatchObject({ state: 'failed', failure: { reason: 'interrupted' } });
    expect(stateOfChange(published.desk.database, change)).toBe('approved');
    expect(contentFile()).toContain('rupees: 1000');
    expectAgreement();
  });

  it('after its pages were shown is taken off again if somebody made another commit meanwhile', async () => {
    await openKilled(['before', 'update-ref HEAD']);
    git('commit', '-q', '--allow-empty', '-m', 'content: by hand');
    await startDesk();
    expect(row(1)?.state).toBe('failed');
    expect(contentFile()).toContain('rupees: 1000');
    expectAgreement();
  });
});
describe('a take-back whose desk is killed', () => {
  const MOMENTS: Moment[] = [
    ['before', 'release.sh back'],
    ['after', 'release.sh back'],
    ['before', 'update-ref HEAD'],
    ['after', 'update-ref HEAD'],
    ['before', 'git reset'],
    ['before', 'update-ref -d'],
  ];
  const openKilled = killedAt(MOMENTS, async () => {
    const id = publish();
    await startDesk();
    await takeBack(id);
  });

  it.each(MOMENTS)('%s `%s` is completed at the next start', async (...moment) => {
    await openKilled(moment);
    await startDesk();
    expect([row(1)?.state, row(2)?.state]).toEqual(['takenBack', 'live']);
    expect(contentFile()).toContain('rupees: 1000');
    expect(stateOfChange(published.desk.database, change)).toBe('draft');
    expect(readFileSync(join(published.desk.folders.drafts, SCHEME), 'utf8')).toContain('rupees: 1500');
    expectAgreement();
  });

  it('is undone if somebody made another commit meanwhile', async () => {
    await openKilled(['after', 'release.sh back']);
    git('commit', '-q', '--allow-empty', '-m', 'content: by hand');
    await startDesk();
    expect([row(1)?.state, row(2)?.state]).toEqual(['live', 'failed']);
    expect(contentFile()).toContain('rupees: 1500');
    expectAgreement();
  });
});

it('a publication whose process is killed is completed by the next one', async () => {
  await create();
  const id = publish();
  const program = join(process.cwd(), 'tests/publishing/killedPublisher.ts');
  const { signal, stderr } = spawnSync(process.execPath, [program, published.root], { encoding: 'utf8' });
  expect([signal, stderr]).toEqual(['SIGKILL', '']);
  expect(row(id)?.state).toBe('running');
  // A git that was killed too leaves these.
  for (const lock of ['builder.index.lock', 'publication.index.lock'])
    writeFileSync(join(published.desk.data, lock), '');
  await startDesk();
  expect(row(id)?.state).toBe('live');
  expectAgreement();
});

it.skipIf(process.platform !== 'linux')(
  'commands that a killed desk left behind are ended at the next start',
  async () => {
    await create();
    const { desk, options } = published;
    const command = runCommand(['sh', '-c', 'sleep 20'], { data: desk.data, cwd: desk.data });
    const other = runCommand(['sleep', '0.5'], { data: '/another/desk', cwd: desk.data });
    const ended = expect(command).rejects.toThrow('sleep 20');
    await startPublisher(desk, options).stop();
    await ended;
    expect(await other).toBe('');
  },
);
