import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '#content-check/git.ts';
import { changesBetween } from '#content-check/releases/changes.ts';
import { formatRecord, lastRecord, lastRelease, readContent, readContentAt } from '#content-check/releases/history.ts';
import words from './words.json' with { type: 'json' };

/** `wanted`: patch, minor, major or a version. `today`: ISO date in India. `npm` runs a command and returns whether it succeeded. */
export type Release = {
  root: string;
  wanted: string | undefined;
  today: string;
  npm: (...args: string[]) => Promise<boolean>;
  print: (line: string) => void;
};

type Step = [name: Exclude<keyof typeof words, 'result'>, passes: () => boolean | Promise<boolean>];

const UNPUBLISHED = /^## .+ – not yet published$/m;

/** Files that a release changes. A release also adds a file to content/changes. */
const FILES = ['CHANGELOG.md', 'package.json', 'package-lock.json', 'content/conformance-run.json'];

class Refused extends Error {}

/**
 * Checks everything, records what changed since the last release, builds, commits and tags. Stops at the first step that
 * fails, and restores the repository. Returns whether the release was made.
 */
export async function makeRelease(release: Release): Promise<boolean> {
  const { root, print, npm } = release;
  const head = await git(root, ['rev-parse', 'HEAD']);
  const restore = () => restoreFiles(root, head);
  const takeAll = async (...steps: Step[]) => {
    for (const step of steps) await take(step, print);
  };
  try {
    await takeAll(...checks(release));
    // Restores the files if Ctrl-C ends the process during a step.
    process.once('exit', restore);
    await takeAll(['clean', () => isClean(root)]);
    const version = writeVersion(release);
    await takeAll(
      ['changes', () => writeChanges(release, version)],
      ['conformance', () => npm('run', 'conformance')],
      ...finishedSite(release),
      ['commit', () => commit(root, version)],
      // Fails if files were changed during the tests, because the build would contain uncommitted changes.
      ['clean', () => isClean(root)],
    );
    await git(root, ['tag', '-a', `v${version}`, '-m', `release: version ${version}`]);
    print(words.result.next);
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) print(String(error));
    restore();
    print(words.result.restored);
    return false;
  } finally {
    process.off('exit', restore);
  }
}

/** Runs every step that writes only to build/. Returns whether all succeed. */
export async function rehearse(release: Release): Promise<boolean> {
  const { print } = release;
  let refusals = 0;
  for (const step of [...checks(release), ...finishedSite(release)])
    await take(step, print).catch(() => {
      refusals += 1;
    });
  print(words.result.rehearsed);
  return refusals === 0;
}

function checks({ root, wanted, npm }: Release): Step[] {
  const isFirst = async () => (await lastRelease(root)) === undefined;
  return [
    ['clean', () => isClean(root)],
    ['version', () => (wanted ? /^(patch|minor|major|\d+\.\d+\.\d+)$/.test(wanted) : isFirst())],
    ['changelog', () => UNPUBLISHED.test(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))],
    ['content', () => npm('run', 'content', '--', '--release')],
    ['tests', () => npm('test')],
    ['slowTests', () => npm('run', 'test:release')],
  ];
}

function finishedSite({ npm }: Release): Step[] {
  return [
    ['build', () => npm('run', 'build')],
    ['site', () => npm('run', 'site')],
  ];
}

async function take([name, passes]: Step, print: Release['print']): Promise<void> {
  const isPassed = await passes();
  const { step: title, refused } = words[name];
  print(isPassed ? `✓ ${title}` : `✗ ${title}: ${words.result.refused}\n  ${refused}`);
  if (!isPassed) throw new Refused();
}

const isClean = async (root: string) => (await git(root, ['status', '--porcelain', '--untracked-files=all'])) === '';

/** Writes the version with `npm version`, which rejects the current version. A first release keeps the version of package.json. */
function writeVersion({ root, wanted }: Release): string {
  const version = wanted ?? JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
  const options = ['--no-git-tag-version', ...(wanted ? [] : ['--allow-same-version'])];
  return execFileSync('npm', ['version', version, ...options], { cwd: root, encoding: 'utf8' })
    .trim()
    .slice(1);
}

async function writeChanges({ root, today }: Release, version: string): Promise<boolean> {
  const last = await lastRecord(root);
  const changes = last ? changesBetween(await readContentAt(root, last), readContent(join(root, 'content'))) : [];
  const record = formatRecord({ version, date: today, changes }, 'npm run release');
  writeFileSync(join(root, changesFile(version)), record);
  const changelog = join(root, 'CHANGELOG.md');
  writeFileSync(changelog, readFileSync(changelog, 'utf8').replace(UNPUBLISHED, `## ${version} – ${today}`));
  return true;
}

const changesFile = (version: string) => `content/changes/${version}.yaml`;

async function commit(root: string, version: string): Promise<boolean> {
  await git(root, ['add', '--', ...FILES, changesFile(version)]);
  await git(root, ['commit', '-q', '-m', `release: version ${version}`]);
  return true;
}

/** Reverts the commit and the written files of a release, but keeps changes saved meanwhile. Waits for git, because an ending process calls it. */
function restoreFiles(root: string, head: string): void {
  const run = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
  run('reset', '-q', head, '--', ...FILES, 'content/changes');
  run('reset', '-q', '--soft', head);
  run('restore', '--', ...run('ls-files', '--', ...FILES, 'content/changes').split('\n'));
  run('clean', '-q', '--force', '--', 'content/changes');
}
