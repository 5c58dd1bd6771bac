import { join } from 'node:path';
import { writeWhole } from '#content-check/writing/writeWhole.ts';
import { changesBetween } from './changes.ts';
import { BUILD, CHECKS, type Check, CONFORMANCE, type Making, readIn, SITE, versionsOf } from './checks.ts';
import { gitIn, lastRelease } from './git.ts';
import { filesOf, type Manifest } from './manifest.ts';
import { contentAt, contentIn } from './states.ts';
import { changesFile, datedChangelog, withVersion } from './texts.ts';
import { begin, finished, takeBack } from './undoable.ts';
import { inBoth, type Word } from './words.ts';

/** Where the manifest stands: beside the folder that is published, not in it. */
export const MANIFEST = 'build/manifest.json';
export const PUBLISHED = 'build/client';

/** What `npm run conformance` writes of the run of all tests that was a check of the release. */
const CONFORMANCE_FILES = ['content/conformance-run.json', 'docs/conformance.md'];

type Say = (line: string) => void;

/** A step that could not be taken; its message is what to do, unless that has been said. */
class Refused extends Error {}

/**
 * Makes a release: asks every check, writes the record of changes, the changelog, the version and the conformance report, builds
 * anew, commits, lists the files and sets the tag. It stops at the first refusal, and the repository is then as it was, whatever had been
 * written. Says a line for each step in both languages; the answer is whether the release was made.
 */
export async function makeRelease(making: Making, say: Say): Promise<boolean> {
  const { root } = making;
  if (takeBack(root)) say(inBoth('unfinished'));
  for (const check of CHECKS) if (!(await passes(check, making, say))) return false;
  // A broken-off command ends the process without going through what follows.
  const onExit = () => takeBack(root);
  process.on('exit', onExit);
  try {
    await write(making, say);
    say(inBoth('next'));
    return true;
  } catch (error) {
    takeBack(root);
    if (!(error instanceof Refused)) say(String(error));
    else if (error.message) say(error.message);
    say(inBoth('takenBack'));
    return false;
  } finally {
    process.off('exit', onExit);
  }
}

/** Goes through all steps and says what would refuse; writes nothing but build/. The answer is whether nothing would. */
export async function rehearse(making: Making, say: Say): Promise<boolean> {
  const passed: boolean[] = [];
  for (const check of CHECKS) passed.push(await passes(check, making, say));
  const { current, version = current } = versionsOf(making);
  say(`${lineOf('changes')}: ${changesOf(making).length}`);
  const built = await passes(BUILD, making, say);
  passed.push(built, await passes(SITE, making, say));
  if (built) say(`${lineOf('manifest')}: ${writeManifest(making, version).files.length}`);
  const refusals = passed.filter((one) => !one).length;
  if (refusals > 0) say(`${inBoth('wouldRefuse')}: ${refusals}`);
  say(inBoth('rehearsed'));
  return refusals === 0;
}

async function passes({ title, refuses }: Check, making: Making, say: Say): Promise<boolean> {
  const refusal = await refuses(making);
  say(lineOf(title, refusal));
  return refusal === undefined;
}

async function write(making: Making, say: Say): Promise<void> {
  const { root, today } = making;
  const { version = '' } = versionsOf(making);
  const changes = changesOf(making);
  const files = {
    [`content/changes/${version}.yaml`]: changesFile({ version, date: today, changes }),
    'CHANGELOG.md': datedChangelog(readIn(root, 'CHANGELOG.md'), version, today) ?? '',
    'package.json': withVersion(readIn(root, 'package.json'), version),
    'package-lock.json': withVersion(readIn(root, 'package-lock.json'), version),
  };
  const paths = [...Object.keys(files), ...CONFORMANCE_FILES];
  const subject = `release: version ${version}`;
  const git = gitIn(root);
  refuseOtherWork(root);
  begin(root, subject, paths);
  for (const [path, text] of Object.entries(files)) writeWhole(join(root, path), text);
  say(`${lineOf('changes')}: ${changes.length}`);
  for (const check of [CONFORMANCE, BUILD, SITE]) if (!(await passes(check, making, say))) throw new Refused();
  try {
    git('add', '--', ...paths);
    git('commit', '-q', '-m', subject, '--', ...paths);
    refuseOtherWork(root);
    say(`${lineOf('manifest')}: ${writeManifest(making, version).files.length}`);
    git('tag', '-a', `v${version}`, '-m', subject);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(`${lineOf('commit', 'commitRefused')}\n${error instanceof Error ? error.message : error}`);
  }
  finished(root);
  say(`${lineOf('commit')}: v${version}`);
}

/** The tests take a quarter of an hour: what somebody saves meanwhile would be published and in no commit. */
function refuseOtherWork(root: string): void {
  const others = gitIn(root)('status', '--porcelain', '--untracked-files=all');
  if (others !== '') throw new Refused(`${lineOf('clean', 'cleanRefused')}\n${others}`);
}

/** What the content says otherwise than the last release did; nothing before the first. */
function changesOf({ root }: Making) {
  const released = lastRelease(gitIn(root));
  return released === undefined
    ? []
    : changesBetween(contentAt(root, `v${released}`), contentIn(join(root, 'content')));
}

function writeManifest({ root, today }: Making, version: string): Manifest {
  const commit = gitIn(root)('rev-parse', 'HEAD');
  const files = filesOf(join(root, PUBLISHED));
  const manifest = { version, commit, date: today, node: process.version, files };
  writeWhole(join(root, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

function lineOf(title: Word, refusal?: Word): string {
  return refusal ? `✗ ${inBoth(title)}: ${inBoth('refused')}\n  ${inBoth(refusal)}` : `✓ ${inBoth(title)}`;
}
