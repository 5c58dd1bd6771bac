import { git } from '#content-check/git.ts';
import { UserError } from '#content-check/UserError.ts';

/** The branch of a backup in the repository to which it is restored. */
const RESTORED = 'refs/restored/branch';

/** Writes the checked out branch and the references of the desk to one file. Throws if the project is no repository. */
export async function bundleRepository(project: string, file: string): Promise<void> {
  await git(project, ['bundle', 'create', '--quiet', file, 'HEAD', '--glob=refs/desk/*']);
}

/**
 * Brings the checked out branch to the commit of the bundle, if it has no other commits and no changed file. Keeps a branch that has newer
 * commits. Throws a UserError that says what to do in all other cases; the branch and its files are then as before.
 */
export async function restoreRepository(project: string, file: string): Promise<'same' | 'forwarded' | 'newer'> {
  const stop = (english: string, marathi: string) =>
    new UserError(`Nothing was restored: ${english}`, `काहीही परत आणले नाही: ${marathi}`);
  try {
    await git(project, [
      'fetch',
      '--quiet',
      '--no-tags',
      '--atomic',
      file,
      `+HEAD:${RESTORED}`,
      'refs/desk/*:refs/desk/*',
    ]);
  } catch {
    throw stop(
      `git cannot read the commits of the backup in ${project}. Use a new clone of the project.`,
      `${project} मध्ये या प्रतीतील नोंदी git ला वाचता आल्या नाहीत. प्रकल्प नव्याने clone करा.`,
    );
  }
  const isAncestor = async (former: string, later: string) =>
    (await git(project, ['rev-list', '--max-count=1', former, '--not', later])) === '';
  const isForward = await isAncestor('HEAD', RESTORED);
  if (await isAncestor(RESTORED, 'HEAD')) return isForward ? 'same' : 'newer';
  if (!isForward)
    throw stop(
      `the branch has commits that the backup does not have. To keep both: git branch -m before-restore && git switch -c main ${RESTORED}`,
      `या शाखेत प्रतीत नसलेल्या नोंदी आहेत. दोन्ही ठेवण्यासाठी: git branch -m before-restore && git switch -c main ${RESTORED}`,
    );
  if ((await git(project, ['status', '--porcelain', '--untracked-files=no'])) !== '')
    throw stop(
      `files in ${project} are changed. Commit them, or put them aside with git stash.`,
      `${project} मधील फाइली बदललेल्या आहेत. त्या commit करा किंवा git stash ने बाजूला ठेवा.`,
    );
  await git(project, ['merge', '--quiet', '--ff-only', RESTORED]);
  return 'forwarded';
}
