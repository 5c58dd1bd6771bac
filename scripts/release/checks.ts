import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Git, gitIn, releaseTags, succeeds } from './git.ts';
import { datedChangelog } from './texts.ts';
import { latestOf, nextVersion } from './version.ts';
import type { Word } from './words.ts';

/** Runs a command in the folder of the project; what it prints is shown. */
export type Run = (command: string, args: string[]) => Promise<{ ok: boolean }>;

/** A release that is being made. `today`: ISO day in India. `asked`: patch, minor, major or a version. */
export type Making = { root: string; asked: string | undefined; today: string; run: Run };

/** What is asked before anything is written, the quick ones first. The answer is the word that refuses, if one does. */
export type Check = { title: Word; refuses: (making: Making) => Promise<Word | undefined> };

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
      return hasTag(gitIn(making.root), version) ? 'tagRefused' : undefined;
    },
  },
  {
    title: 'changelog',
    refuses: async ({ root, today }) =>
      datedChangelog(readIn(root, 'CHANGELOG.md'), '0.0.0', today) === undefined ? 'changelogRefused' : undefined,
  },
  { title: 'content', refuses: command('contentRefused', 'run', 'content', '--', '--release') },
  { title: 'tests', refuses: command('testsRefused', 'test') },
];

function command(refusal: Word, ...args: string[]): Check['refuses'] {
  return async ({ run }) => ((await run('npm', args)).ok ? undefined : refusal);
}

/** The version that is to be made, and the one before it, which a first release does not have. */
export function versionsOf({ root, asked }: Making): { version: string | undefined; released: string | undefined } {
  const released = latestOf(releaseTags(gitIn(root)));
  const { version: current } = JSON.parse(readIn(root, 'package.json')) as { version: string };
  return { version: nextVersion(asked, current, released), released };
}

function hasTag(git: Git, version: string): boolean {
  return succeeds(git, 'rev-parse', '-q', '--verify', `refs/tags/v${version}`);
}

/** A text of the project; empty where there is no such file. */
export function readIn(root: string, path: string): string {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
}
