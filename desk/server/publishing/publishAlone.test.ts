import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { errorAt, type Problem } from '#app/model/problems/problem.ts';
import { createPublishedProject, gitIn, OTHER, type PublishedProject } from '#tests/publishing/publishedProject.ts';
import { NOTICE } from '#tests/testDesk.ts';
import type { User } from '../accounts/accountTypes.ts';
import { createOnlyUser } from '../accounts/onlyUser.ts';
import { changeRules } from '../changes/changeDrafts.ts';
import { openChangeOf, stateOfChange } from '../changes/changeStore.ts';
import { contentGate } from '../changes/checkContent.ts';
import { readEntry } from '../entries/entryStore.ts';
import { parsePublicationMessage } from '../history/publicationMessage.ts';
import type { DeskState } from '../shared/deskState.ts';
import { readPublications } from './publicationStore.ts';
import { publishAlone } from './publishAlone.ts';
import { type Publisher, startPublisher } from './publisher.ts';

const FILE = 'notices/admission.yaml';

let published: PublishedProject;
let desk: DeskState;
let user: User;
let publisher: Publisher;
let problems: Problem[];
beforeEach(async () => {
  published = await createPublishedProject();
  const { database, now } = published.desk;
  user = createOnlyUser(database, now());
  desk = { ...published.desk, onlyUser: user };
  publisher = startPublisher(desk, { ...published.options, target: { kind: 'none' } });
  problems = [];
});
afterEach(async () => {
  await publisher.stop();
  published.remove();
});

const git = (...args: string[]) => gitIn(desk.project, ...args);

/** Keeps a new notice as a draft, and returns the number of its change. */
function write(value: object = NOTICE): number {
  const { version } = readEntry(desk.folders, FILE);
  changeRules(desk).saveDraft(user, { file: FILE, value, version, change: undefined });
  return openChangeOf(desk.database, FILE) ?? 0;
}

const publish = async (id: number, by: Pick<Publisher, 'wake' | 'settled'> = publisher) =>
  publishAlone(
    desk,
    by,
    contentGate(desk, async () => problems),
  )({ id, user }, {}, 'en');

describe('a change of the only user of a local desk', () => {
  it('is sent, approved and committed at once, without pages and without a record of a release', async () => {
    const change = write();
    expect(await publish(change)).toBe(change);
    expect(stateOfChange(desk.database, change)).toBe('published');
    expect(parse(git('show', `HEAD:content/${FILE}`))).toEqual(NOTICE);
    expect(git('diff', '--name-only', 'HEAD~1').split('\n')).toEqual([`content/${FILE}`, 'content/site.yaml']);
    expect(git('status', '--porcelain')).toBe('');
    expect(parsePublicationMessage(git('log', '-1', '--format=%B'))).toMatchObject({
      writtenBy: ['Editor'],
      approvedBy: ['Editor'],
      publishedBy: 'Editor',
    });
    expect(readEntry(desk.folders, FILE)).not.toHaveProperty('draft');
    expect(existsSync(join(desk.data, 'builder'))).toBe(false);
  });

  it.each<[string, object, () => Problem[]]>([
    ['in its own text', { ...NOTICE, date: 'soon' }, () => []],
    ['in another entry', NOTICE, () => [errorAt({ file: `content/${OTHER}`, path: ['title'] }, 'missing')]],
  ])('stays a draft while there is a problem %s', async (_, value, found) => {
    const change = write(value);
    const head = git('rev-parse', 'HEAD');
    problems = found();
    await expect(publish(change)).rejects.toMatchObject({ status: 422, body: { reason: 'problems' } });
    expect(stateOfChange(desk.database, change)).toBe('draft');
    expect(git('rev-parse', 'HEAD')).toBe(head);
  });

  it('becomes a draft again if somebody changed content by hand, and names the file', async () => {
    const change = write();
    const other = join(desk.folders.content, OTHER);
    const byHand = `${readFileSync(other, 'utf8')}# by hand\n`;
    writeFileSync(other, byHand);
    await expect(publish(change)).rejects.toMatchObject({ status: 409, body: { reason: 'handMade', files: OTHER } });
    expect(stateOfChange(desk.database, change)).toBe('draft');
    expect(readEntry(desk.folders, FILE)).toHaveProperty('draft');
    expect(readFileSync(other, 'utf8')).toBe(byHand);
    git('commit', '-qam', 'content: by hand');
    await publish(change);
    expect(stateOfChange(desk.database, change)).toBe('published');
  });

  it('is not called published while its publication waits, and becomes a draft again if that fails at the next start', async () => {
    const change = write();
    const asleep = { wake: () => {}, settled: async () => {} };
    await expect(publish(change, asleep)).rejects.toMatchObject({ status: 409, body: { reason: 'unsettled' } });
    writeFileSync(join(desk.folders.content, OTHER), '# by hand\n', { flag: 'a' });
    await publisher.stop();
    publisher = startPublisher(desk, publisher.options);
    await publisher.settled();
    expect(readPublications(desk.database, 'true')).toMatchObject([{ failure: { reason: 'handMade' } }]);
    expect(stateOfChange(desk.database, change)).toBe('draft');
  });
});
