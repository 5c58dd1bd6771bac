import { execFileSync } from 'node:child_process';

/** Asks git something about a repository, or lets it do something. The answer has no line break at its end; throws what git says. */
export type Git = (...args: string[]) => string;

export function gitIn(root: string): Git {
  return (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
}

/** The tags of releases, `v0.1.0`, that the present commit comes after. */
export function releaseTags(git: Git): string[] {
  return git('tag', '--list', 'v*', '--merged', 'HEAD').split('\n').filter(Boolean);
}

/** Answers false where git refuses, for questions such as whether a name is there. */
export function succeeds(git: Git, ...args: string[]): boolean {
  try {
    git(...args);
    return true;
  } catch {
    return false;
  }
}
