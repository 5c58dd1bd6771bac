import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  addChange,
  createPublishedProject,
  gitIn,
  PUBLISHER,
  type PublishedProject,
  SCHEME,
  scheme,
} from '#tests/publishing/publishedProject.ts';
import { type Publisher, startPublisher } from './publisher.ts';
import { queueChanges } from './schedule.ts';

let published: PublishedProject;
let publisher: Publisher;
beforeEach(async () => {
  published = await createPublishedProject();
  publisher = startPublisher(published.desk, published.options);
});
afterEach(async () => {
  await publisher.stop();
  published.remove();
  vi.restoreAllMocks();
});

const git = (...args: string[]) => gitIn(published.desk.project, ...args);

/** Publishes a change while a killed git command has left its lock of the index. */
async function publishWithLock() {
  const lock = join(published.desk.project, '.git/index.lock');
  writeFileSync(lock, '');
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  queueChanges(published.desk, PUBLISHER, [addChange(published, { [SCHEME]: scheme(1500) })]);
  publisher.wake();
  await publisher.settled();
  rmSync(lock);
  return warned;
}

/** Commits a file by hand, as an administrator does. */
function commitByHand(): void {
  writeFileSync(join(published.desk.project, 'README.md'), 'A file of the program');
  git('add', 'README.md');
  git('commit', '-qm', 'by hand');
}

it('a commit by hand undoes no publication after which the index of git was locked', async () => {
  const warned = await publishWithLock();
  expect(warned.mock.calls.join()).toContain('remove .git/index.lock');
  publisher.wake();
  await publisher.settled();
  commitByHand();
  expect(git('show', `HEAD:content/${SCHEME}`)).toContain('1500');
  expect(git('status', '--porcelain')).toBe('');
});

it('the index that was locked at a publication agrees with the history after the next start', async () => {
  await publishWithLock();
  await publisher.stop();
  publisher = startPublisher(published.desk, published.options);
  await publisher.settled();
  commitByHand();
  expect(git('show', `HEAD:content/${SCHEME}`)).toContain('1500');
});

it('what somebody has staged by hand stays staged when no publication left an old index', async () => {
  writeFileSync(join(published.desk.folders.content, 'site.yaml'), 'address: https://other.example\n');
  git('add', 'content/site.yaml');
  publisher.wake();
  await publisher.settled();
  expect(git('diff', '--cached', '--name-only')).toBe('content/site.yaml');
});
