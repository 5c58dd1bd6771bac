import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { usedMasters } from '#app/model/pictures/data.server.ts';
import { writePictures } from './pictures.ts';
import { writeSiteFiles } from './site-files.ts';

const CLIENT_BUILD = join(process.cwd(), 'build', 'client');
const EXAMPLES_BUILD = join(process.cwd(), 'build', 'examples', 'client');
const COMPRESSIBLE = /\.(html|js|css|svg|json|data|xml|txt|ics|vcf|csv|atom|webmanifest)$/;
const AT_ONCE = 4;

/**
 * After the pages are written: takes out what is not published, adds the pictures and the other files that are made,
 * lays compressed twins beside every text file.
 */
export async function finishBuild(): Promise<void> {
  // Blank without script and in one language: hosts answer with the prerendered /404 and /mr/404.
  await rm(join(CLIENT_BUILD, '__spa-fallback.html'), { force: true });
  await rm(join(CLIENT_BUILD, '.vite'), { recursive: true, force: true });
  const { files: pictures, made } = await writePictures(usedMasters, CLIENT_BUILD);
  console.info(`${pictures} pictures of ${usedMasters.length} masters, ${made} made anew`);
  await writeSiteFiles(CLIENT_BUILD);
  const files = (await readdir(CLIENT_BUILD, { recursive: true })).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(Array.from({ length: AT_ONCE }, () => compressFrom(files)));
}

/** The examples need no more than the pictures they show; the cache has most of them from the site's own build. */
export async function finishExamples(): Promise<void> {
  await writePictures(usedMasters, EXAMPLES_BUILD);
}

async function compressFrom(files: string[]): Promise<void> {
  for (let file = files.pop(); file; file = files.pop()) {
    const path = join(CLIENT_BUILD, file);
    const { size } = await stat(path);
    const brotli = createBrotliCompress({
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: size,
      },
    });
    await pipeline(createReadStream(path), brotli, createWriteStream(`${path}.br`));
    await pipeline(createReadStream(path), createGzip({ level: 9 }), createWriteStream(`${path}.gz`));
  }
}
