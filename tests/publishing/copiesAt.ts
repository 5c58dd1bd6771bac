import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { openPublishedProject, type PublishedProject } from './publishedProject.ts';

/** A moment before or after a command of git or sh. The text is a part of the command. */
export type Moment = readonly ['before' | 'after', string];

/**
 * Publishes, and copies the project at each of the moments, as a kill of the desk would leave it on the disk. Then removes the
 * project. Returns a function that restores the copy of a moment.
 */
export async function copiesAt(
  { root, remove }: PublishedProject,
  folder: string,
  moments: readonly Moment[],
  publish: () => Promise<void>,
): Promise<(moment: Moment) => PublishedProject> {
  const copies = mkdtempSync(join(folder, 'copies-'));
  const copyOf = (moment: Moment) => join(copies, moment.join(' ').replaceAll('/', ' '));
  const copyAt = (when: Moment[0]) =>
    moments
      .filter((moment) => moment[0] === when)
      .map((moment) => `case "$name $*" in *"${moment[1]}"*) cp -R '${root}' '${copyOf(moment)}' ;; esac`)
      .join('\n');
  const { PATH } = process.env;
  const program = `#!/bin/sh
name=\${0##*/}
PATH='${PATH}'
${copyAt('before')}
"$name" "$@"
status=$?
${copyAt('after')}
exit $status
`;
  const programs = join(copies, 'programs');
  mkdirSync(programs);
  for (const name of ['git', 'sh']) writeFileSync(join(programs, name), program, { mode: 0o755 });
  process.env.PATH = `${programs}${delimiter}${PATH}`;
  try {
    await publish();
  } finally {
    process.env.PATH = PATH;
    remove();
  }
  return (moment) => {
    cpSync(copyOf(moment), root, { recursive: true, verbatimSymlinks: true });
    return openPublishedProject(root, 'desk.sqlite');
  };
}
