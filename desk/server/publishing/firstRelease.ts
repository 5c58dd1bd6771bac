import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isStep } from '#site-build/progress.ts';
import type { DeskState } from '../shared/deskState.ts';
import type { PublisherOptions } from './publisherOptions.ts';
import { releaseName, shownRelease, showRelease } from './releases.ts';

/**
 * Builds the site unless it is built, and shows it unless another release is shown. Previews need the build, and visitors the release, which a
 * local desk does not have. Prints each step of the build, because it takes many minutes on a busy machine.
 */
export async function showFirstRelease(
  desk: Pick<DeskState, 'project' | 'data'>,
  options: PublisherOptions,
): Promise<void> {
  const { project, data } = desk;
  const pages = join(project, 'build/client');
  if (!existsSync(join(project, 'build/server/index.js')) || !existsSync(join(pages, 'index.html'))) {
    console.info('Building the site, which takes a minute or two…\nसंकेतस्थळ तयार होत आहे; एक-दोन मिनिटे लागतील…');
    await options.build({ cwd: project, data, onLine: (line) => isStep(line) && console.info(line) });
  }
  if (options.target.kind === 'none' || shownRelease(options) !== undefined) return;
  await showRelease({ desk, options }, pages, releaseName(new Date(), 'first'));
}
