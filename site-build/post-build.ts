import { cp, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { writeGeneratedPdfs } from '#app/model/documents/generatePdfs.server.ts';
import { FILES_ROOT } from '#app/model/fields.server.ts';
import { usedMasters } from '#app/model/pictures/data.server.ts';
import { isLightBuild, sweepCompressed, writeCompressed } from './compress.ts';
import { writeGeneratedFiles } from './files/generated-files.ts';
import { writeHandoutPictures } from './handouts/pictureFiles.ts';
import { pathsOfBuild } from './paths.ts';
import { writePictures } from './pictures.ts';
import { step } from './progress.ts';
import { writeRetired } from './retired.ts';
import { writeServiceWorker } from './service-worker.ts';
import { writeSiteLists } from './site-lists.ts';
import { workInThreads } from './threads.ts';
import { keepFilesOfRenderer, removeUnusedFiles } from './unused-files.ts';

const CLIENT_BUILD = join(process.cwd(), 'build', 'client');
/** Files that only desk/server/pages reads. */
const RENDERER_FILES = join(process.cwd(), 'build', 'server', 'client');
const EXAMPLES_BUILD = join(process.cwd(), 'build', 'examples', 'client');

/** Adds the files of the content, renders the pages with the built server, removes unpublished files, adds generated ones, and compresses all texts. */
export async function postBuild(): Promise<void> {
  await cp(FILES_ROOT, CLIENT_BUILD, { recursive: true });
  await renderPages();
  keepFilesOfRenderer(CLIENT_BUILD, RENDERER_FILES);
  await removeUnusedFiles(CLIENT_BUILD);
  await writeRetired(CLIENT_BUILD);
  await writePictures(usedMasters, CLIENT_BUILD);
  if (!isLightBuild()) await step('pictures with words', () => writeHandoutPictures(CLIENT_BUILD));
  await step('PDFs', () => writeGeneratedPdfs(CLIENT_BUILD));
  await step('feeds, lists and other files', () => writeGeneratedFiles(CLIENT_BUILD));
  await writeServiceWorker(CLIENT_BUILD);
  // Skips folders, because a retired file is replaced by a folder with the same name: a.pdf/gone.html.
  const written = await readdir(CLIENT_BUILD, { recursive: true, withFileTypes: true });
  const files = written.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const names = files.map((file) => relative(CLIENT_BUILD, file));
  const variants = await step('compressed files', () => writeCompressed(CLIENT_BUILD, names));
  // Writes the site lists last, because they contain compressed sizes.
  const listVariants = await writeCompressed(CLIENT_BUILD, await writeSiteLists(CLIENT_BUILD));
  await sweepCompressed(new Set([...variants, ...listVariants]));
}

/** Adds the files of the content, and the pictures and PDFs that the examples show. */
export async function postBuildExamples(): Promise<void> {
  await cp(FILES_ROOT, EXAMPLES_BUILD, { recursive: true });
  await renderPages();
  await writePictures(usedMasters, EXAMPLES_BUILD);
  await writeGeneratedPdfs(EXAMPLES_BUILD);
}

async function renderPages(): Promise<void> {
  const paths = new Set(pathsOfBuild());
  await step('pages', async () => {
    await workInThreads('site-build/render-page.ts', [...paths]);
    return paths;
  });
}
