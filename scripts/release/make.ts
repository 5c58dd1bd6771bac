import { join } from 'node:path';
import { writeWhole } from '#scripts/content/writing/writeWhole.ts';
import { changesBetween } from './changes.ts';
import { CHECKS, type Making, readIn, versionsOf } from './checks.ts';
import { gitIn } from './git.ts';
import { filesOf, type Manifest } from './manifest.ts';
import { contentAt, contentIn } from './states.ts';
import { changesFile, datedChangelog, withVersion } from './texts.ts';
import { finished, takeBack, writeUndoably } from './undoable.ts';
import { inBoth, type Word } from './words.ts';

/** Where the manifest stands: beside the folder that is published, not in it. */
export const MANIFEST = 'build/manifest.json';
export const PUBLISHED = 'build/client';

/** What `npm run conformance` writes of the run of all tests that was a check of the release. */
const CONFORMANCE = ['content/conformance-run.json', 'docs/conformance.md'];

type Say = (line: string) => void;

/** A step that could not be taken; its message is what to do. */
class Refused extends Error {}

/**
 * Makes a release: asks every check, writes the record of changes, the changelog, the version and the conformance report, builds
 * anew, commits, lists the files and sets the tag. It stops at the first refusal, and the repository is then as it was, whatever had been
 * written. Says a line for each step in both languages; the answer is whether the release was made.
 */
export async function makeRelease(making: Making, say: Say): Promise<boolean> {
  if (takeBack(making.root)) say(inBoth('unfinished'));
  for (const { title, refuses } of CHECKS) {
    const refusal = await refuses(making);
    say(lineOf(title, refusal));
    if (refusal) return false;
  }
  // A broken-off command ends the process without going through what follows.
  const onExit = () => takeBack(making.root);
  process.on('exit', onExit);
  try {
    await write(making, say);
    say(inBoth('next'));
    return true;
  } catch (error) {
    takeBack(making.root);
    say(error instanceof Refused ? error.message : String(error));
    say(inBoth('takenBack'));
    return false;
  } finally {
    process.off('exit', onExit);
  }
}

/** Goes through all steps and says what would refuse; writes nothing but build/. The answer is whether nothing would. */
export async function rehearse(making: Making, say: Say): Promise<boolean> {
  const refusals: Word[] = [];
  const note = (title: Word, refusal: Word | undefined) => {
    say(lineOf(title, refusal));
    if (refusal) refusals.push(refusal);
  };
  for (const { title, refuses } of CHECKS) note(title, await refuses(making));
  const { version = versionIn(making.root) } = versionsOf(making);
  say(`${lineOf('changes')}: ${changesOf(making, version).changes.length}`);
  const built = (await making.run('npm', ['run', 'build'])).ok;
  note('build', built ? undefined : 'buildRefused');
  note('site', (await making.run('npm', ['run', 'site'])).ok ? undefined : 'siteRefused');
  if (built) say(`${lineOf('manifest')}: ${writeManifest(making, version).files.length}`);
  if (refusals.length > 0) say(`${inBoth('wouldRefuse')}: ${refusals.length}`);
  say(inBoth('rehearsed'));
  return refusals.length === 0;
}

async function write(making: Making, say: Say): Promise<void> {
  const { root, today } = making;
  const { version = '' } = versionsOf(making);
  const record = changesOf(making, version);
  const files = {
    [`content/changes/${version}.yaml`]: changesFile(record),
    'CHANGELOG.md': datedChangelog(readIn(root, 'CHANGELOG.md'), version, today) ?? '',
    'package.json': withVersion(readIn(root, 'package.json'), version),
    'package-lock.json': withVersion(readIn(root, 'package-lock.json'), version),
    ...Object.fromEntries(CONFORMANCE.map((path) => [path, readIn(root, path)])),
  };
  const subject = `release: version ${version}`;
  refuseOtherWork(root, []);
  writeUndoably(root, subject, files);
  say(`${lineOf('changes')}: ${record.changes.length}`);
  await take(making, say, 'conformance', 'conformanceRefused');
  await take(making, say, 'build', 'buildRefused');
  await take(making, say, 'site', 'siteRefused');
  refuseOtherWork(root, Object.keys(files));
  const git = gitIn(root);
  try {
    git('add', '--', ...Object.keys(files));
    git('commit', '-q', '-m', subject);
    say(`${lineOf('manifest')}: ${writeManifest(making, version).files.length}`);
    git('tag', '-a', `v${version}`, '-m', subject);
  } catch (error) {
    throw new Refused(`${lineOf('commit', 'commitRefused')}\n${error instanceof Error ? error.message : error}`);
  }
  finished(root);
  say(`${lineOf('commit')}: v${version}`);
}

/** The tests take a quarter of an hour: what somebody saves meanwhile would be published and in no commit. */
function refuseOtherWork(root: string, own: string[]): void {
  const changed = gitIn(root)('status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean);
  const others = changed.filter((line) => !own.some((path) => line.endsWith(` ${path}`)));
  if (others.length > 0) throw new Refused(`${lineOf('clean', 'cleanRefused')}\n${others.join('\n')}`);
}

async function take({ run }: Making, say: Say, step: 'conformance' | 'build' | 'site', refusal: Word): Promise<void> {
  if (!(await run('npm', ['run', step])).ok) throw new Refused(lineOf(step, refusal));
  say(lineOf(step));
}

function changesOf(making: Making, version: string) {
  const { root, today } = making;
  const { released } = versionsOf(making);
  const now = contentIn(join(root, 'content'));
  const changes = released === undefined ? [] : changesBetween(contentAt(root, `v${released}`), now);
  return { version, date: today, changes };
}

function writeManifest({ root, today }: Making, version: string): Manifest {
  const commit = gitIn(root)('rev-parse', 'HEAD');
  const files = filesOf(join(root, PUBLISHED));
  const manifest = { version, commit, date: today, node: process.version, files };
  writeWhole(join(root, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

const versionIn = (root: string) => (JSON.parse(readIn(root, 'package.json')) as { version: string }).version;

function lineOf(title: Word, refusal?: Word): string {
  return refusal ? `✗ ${inBoth(title)}: ${inBoth('refused')}\n  ${inBoth(refusal)}` : `✓ ${inBoth(title)}`;
}
