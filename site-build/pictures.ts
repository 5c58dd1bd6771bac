import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { cached, fillCache, sizesOf, sweepCache } from '#app/model/pictures/cache.server.ts';
import { readMaster } from '#app/model/pictures/masters.server.ts';
import { pictureAddress } from '#app/model/pictures/picture.ts';

type Folders = { content?: string; cache?: string };

/** Writes every size and format of the masters. Returns the number of files and of new files. */
export async function writePictures(paths: readonly string[], site: string, { content, cache }: Folders = {}) {
  // Uses one core for each picture, because all cores process pictures in parallel.
  sharp.concurrency(1);
  const queue = [...paths];
  const addresses = new Set<string>();
  let made = 0;
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const master = await readMaster(path, content);
      for (const size of sizesOf(master)) {
        const fresh = await fillCache(master, size, cache);
        made += fresh;
        for (const ending of size.endings) {
          const address = pictureAddress(master.picture, size.width, ending);
          await copyInto(site, address, cached(master, size.width, ending, cache));
          addresses.add(address);
        }
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await sweepCache(addresses, cache);
  return { size: addresses.size, made };
}

async function copyInto(site: string, address: string, file: string): Promise<void> {
  const target = join(site, address);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file, target);
}
