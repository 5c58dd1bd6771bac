import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishAndKill } from '#tests/publishing/killAt.ts';
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

let published: PublishedProject;
let change: number;
beforeEach(async () => {
  published = await createPublishedProject('desk.sqlite');
  change = addChange(published, { [SCHEME]: scheme(1500) });
});
afterEach(() => published.remove());

const git = (...args: string[]) => gitIn(published.desk.project, ...args);
const row = (id: number) => readPublication(published.desk.database, id);
const contentFile = () => readFileSync(join(published.desk.folders.content, SCHEME), 'utf8');

/** Starts the desk again, and waits until it has done what is left. */
async function startAgain(): Promise<void> {
  const publisher = startPublisher(published.desk, published.options);
  await publisher.settled();
  await publisher.stop();
}

/** Expects that history, files, public pages and rows tell the same, and that nothing is left over. */
function expectAgreement(): void {
  const shown = git('show', `HEAD:content/${SCHEME}`);
  expect(git('status', '--porcelain')).toBe('');
  expect(contentFile().trimEnd()).toBe(shown);
  expect(readPublic(published, 'scheme/made-up')?.trimEnd()).toBe(shown);
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
  it.each([
    ['after', 'git fast-import'],
    ['before', 'release.sh publish'],
    ['after', 'release.sh publish'],
    ['after', 'update-ref HEAD'],
    ['before', 'git reset'],
    ['before', 'update-ref -d'],
  ] as const)('%s `%s` leaves the site whole, and is completed at the next start', async (when, command) => {
    const id = queueChanges(published.desk, PUBLISHER, [change]);
    expect(publishAndKill(published, when, command)).toBe(true);
    expect(readPublic(published, 'scheme/made-up')).toMatch(/rupees: 1[05]00/);
    expect(contentFile()).toMatch(/rupees: 1[05]00/);
    await startAgain();
    expect(row(id)).toMatchObject({ state: 'live', failure: null });
    expect(contentFile()).toContain('rupees: 1500');
    expect(stateOfChange(published.desk.database, change)).toBe('published');
    expect(existsSync(join(published.desk.folders.drafts, SCHEME))).toBe(false);
    expectAgreement();
  });

  it('twice before its pages are shown fails, so that it cannot end the desk again and again', async () => {
    const id = queueChanges(published.desk, PUBLISHER, [change]);
    expect(publishAndKill(published, 'before', 'release.sh publish')).toBe(true);
    expect(publishAndKill(published, 'before', 'release.sh publish')).toBe(true);
    await startAgain();
    expect(row(id)).toMatchObject({ state: 'failed', failure: { reason: 'interrupted' } });
    expect(stateOfChange(published.desk.database, change)).toBe('approved');
    expect(contentFile()).toContain('rupees: 1000');
    expectAgreement();
  });

  it('after its pages were shown is taken off again if somebody made another commit meanwhile', async () => {
    const id = queueChanges(published.desk, PUBLISHER, [change]);
    expect(publishAndKill(published, 'before', 'update-ref HEAD')).toBe(true);
    git('commit', '-q', '--allow-empty', '-m', 'content: by hand');
    await startAgain();
    expect(row(id)?.state).toBe('failed');
    expect(contentFile()).toContain('rupees: 1000');
    expectAgreement();
  });
});

describe('a take-back whose desk is killed', () => {
  it.each([
    ['before', 'release.sh back'],
    ['after', 'release.sh back'],
    ['after', 'update-ref HEAD'],
    ['before', 'update-ref -d'],
  ] as const)('%s `%s` is completed at the next start', async (when, command) => {
    const id = queueChanges(published.desk, PUBLISHER, [change]);
    await startAgain();
    const takeBack = { reason: 'A wrong amount', later: false };
    const by = queueTakeBack(published.desk, published.options, PUBLISHER, id, takeBack);
    expect(publishAndKill(published, when, command)).toBe(true);
    await startAgain();
    expect([row(id)?.state, row(by)?.state]).toEqual(['takenBack', 'live']);
    expect(contentFile()).toContain('rupees: 1000');
    expect(stateOfChange(published.desk.database, change)).toBe('draft');
    expect(readFileSync(join(published.desk.folders.drafts, SCHEME), 'utf8')).toContain('rupees: 1500');
    expectAgreement();
  });
});

it('a take-back whose desk is killed is undone if somebody made another commit meanwhile', async () => {
  const id = queueChanges(published.desk, PUBLISHER, [change]);
  await startAgain();
  const takeBack = { reason: 'A wrong amount', later: false };
  const by = queueTakeBack(published.desk, published.options, PUBLISHER, id, takeBack);
  expect(publishAndKill(published, 'before', 'update-ref HEAD')).toBe(true);
  git('commit', '-q', '--allow-empty', '-m', 'content: by hand');
  await startAgain();
  expect([row(id)?.state, row(by)?.state]).toEqual(['live', 'failed']);
  expect(contentFile()).toContain('rupees: 1500');
  expectAgreement();
});

it.skipIf(process.platform !== 'linux')(
  'commands that a killed desk left behind are ended at the next start',
  async () => {
    const { desk, options } = published;
    const command = runCommand(['sh', '-c', 'sleep 20'], { data: desk.data, cwd: desk.data });
    const other = runCommand(['sleep', '0.5'], { data: '/another/desk', cwd: desk.data });
    const ended = expect(command).rejects.toThrow('sleep 20');
    await startPublisher(desk, options).stop();
    await ended;
    expect(await other).toBe('');
  },
);
