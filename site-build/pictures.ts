import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { cached, fillCache, sizesOf, sweepCache } from '#app/model/pictures/cache.server.ts';
import { type Master, readMaster } from '#app/model/pictures/masters.server.ts';
import { pictureAddress } from '#app/model/pictures/picture.ts';

type Folders = { content?: string | undefined; cache?: string | undefined };

/** Writes every size and format of the masters. Returns the number of files and of new files. */
export async function writePictures(paths: readonly string[], site: string, { content, cache }: Folders = {}) {
  const addresses = new Set<string>();
  const made = await makePictures(paths, { content, cache }, async (master) => {
    for (const { width, endings } of sizesOf(master))
      for (const ending of endings) {
        const address = pictureAddress(master.picture, width, ending);
        await copyInto(site, address, cached(master, width, ending, cache));
        addresses.add(address);
      }
  });
  await sweepCache(addresses, cache);
  return { files: addresses.size, made: made.size };
}

/** Makes the missing sizes and formats of the masters, and then does `use` with each master. Returns the number of new files as `size`, for `step`. */
export async function makePictures(
  paths: readonly string[],
  { content, cache }: Folders = {},
  use: (master: Master) => Promise<void> = async () => {},
): Promise<{ size: number }> {
  // Uses one core for each picture, because all cores process pictures in parallel.
  sharp.concurrency(1);
  const queue = [...paths];
  let made = 0;
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const master = await readMaster(path, content);
      for (const size of sizesOf(master)) made += await fillCache(master, size, cache);
      await use(master);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { size: made };
}

async function copyInto(site: string, address: string, file: string): Promise<void> {
  const target = join(site, address);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file, target);
}
