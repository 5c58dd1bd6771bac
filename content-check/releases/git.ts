import { execFileSync } from 'node:child_process';

/** Runs a git command in a repository and returns its output without the last line break. Throws what git prints. */
export type Git = (...args: string[]) => string;

export function gitIn(root: string): Git {
  return (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
}

/** Finds the latest version, `0.1.0`, among the tags `v0.1.0` that the current commit descends from. */
export function lastRelease(git: Git): string | undefined {
  const tags = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n');
  return tags.find((tag) => /^v\d+\.\d+\.\d+$/.test(tag))?.slice(1);
}
