import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gitIn, lastRelease } from './git.ts';
import { datedChangelog } from './texts.ts';
import { nextVersion } from './version.ts';
import type { Word } from './words.ts';

/** Runs a command in the folder of the project; what it prints is shown. */
export type Run = (command: string, args: string[]) => Promise<{ ok: boolean }>;

/** A release that is being made. `today`: ISO day in India. `asked`: patch, minor, major or a version. */
export type Making = { root: string; asked: string | undefined; today: string; run: Run };

/** One thing that a release asks. The answer is the word that refuses, if one does. */
export type Check = { title: Word; refuses: (making: Making) => Promise<Word | undefined> };

/** What is asked before anything is written, the quick ones first. */
export const CHECKS: Check[] = [
  {
    title: 'clean',
    refuses: async ({ root }) => (gitIn(root)('status', '--porcelain') === '' ? undefined : 'cleanRefused'),
  },
  {
    title: 'version',
    refuses: async (making) => {
      const { version } = versionsOf(making);
      if (version === undefined) return 'versionRefused';
      return gitIn(making.root)('tag', '--list', `v${version}`) === '' ? undefined : 'tagRefused';
    },
  },
  {
    title: 'changelog',
    refuses: async ({ root, today }) =>
      datedChangelog(readIn(root, 'CHANGELOG.md'), '0.0.0', today) === undefined ? 'changelogRefused' : undefined,
  },
  npm('content', 'contentRefused', 'run', 'content', '--', '--release'),
  npm('tests', 'testsRefused', 'test'),
];

/** What is asked once the files of the release are written. */
export const CONFORMANCE = npm('conformance', 'conformanceRefused', 'run', 'conformance');
export const BUILD = npm('build', 'buildRefused', 'run', 'build');
export const SITE = npm('site', 'siteRefused', 'run', 'site');

function npm(title: Word, refusal: Word, ...args: string[]): Check {
  return { title, refuses: async ({ run }) => ((await run('npm', args)).ok ? undefined : refusal) };
}

/** The version of package.json, the one that is to be made, and the last release, which a first one does not have. */
export function versionsOf({ root, asked }: Making) {
  const { version: current } = JSON.parse(readIn(root, 'package.json')) as { version: string };
  const released = lastRelease(gitIn(root));
  return { current, version: nextVersion(asked, current, released), released };
}

/** Reads a text of the project; empty where there is no such file, so that the check that needs it refuses. */
export function readIn(root: string, path: string): string {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
}
