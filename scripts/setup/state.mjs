import { execFileSync } from 'node:child_process';

/**
 * Reads the current commit and the files that differ from it. A copy without git has no commit.
 * @param {string} root
 * @returns {{ commit?: string, changed: string[] }}
 */
export function repositoryState(root) {
  const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  try {
    return {
      commit: git('rev-parse', 'HEAD').trim(),
      changed: git('status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean),
    };
  } catch {
    return { changed: [] };
  }
}
