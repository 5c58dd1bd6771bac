import { execFileSync } from 'node:child_process';

/** Asks git something about a repository, or lets it do something. The answer has no line break at its end; throws what git says. */
export type Git = (...args: string[]) => string;

export function gitIn(root: string): Git {
  return (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
}

/** The latest version, `0.1.0`, among the tags `v0.1.0` that the present commit comes after; undefined before the first release. */
export function lastRelease(git: Git): string | undefined {
  const tags = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n');
  return tags.find((tag) => /^v\d+\.\d+\.\d+$/.test(tag))?.slice(1);
}
