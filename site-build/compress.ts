import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';

/** Returns whether this is the build of `npm start`, which takes less time and must not be published. */
export const isLightBuild = () => process.env.COMPRESSION === 'light';

const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|ics|vcf|csv|vtt|atom|webmanifest)$/;

/** Stores variants by hash of their source, because compressing a page takes a tenth of a second. */
const COMPRESSED_CACHE = join(process.cwd(), '.cache', 'variants');

/** Number of files to compress in parallel: the size of Node's thread pool. */
const AT_ONCE = 4;

const QUALITIES = { best: { br: constants.BROTLI_MAX_QUALITY, gz: 9 }, light: { br: 5, gz: 6 } };

const PACKERS = {
  br: (bytes: Buffer, quality: number) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer, level: number) => promisify(gzip)(bytes, { level }),
};

/**
 * Writes a brotli and a gzip variant beside every text file. Returns their names in the cache. With `COMPRESSION=light`, which
 * takes a tenth of the time, compresses less what the cache does not have, and leaves it out of the cache.
 */
export async function writeCompressed(
  folder: string,
  files: readonly string[],
  cache = COMPRESSED_CACHE,
): Promise<Set<string>> {
  await mkdir(cache, { recursive: true });
  const queue = files.filter((file) => COMPRESSIBLE.test(file));
  const used = new Set<string>();
  const compressNext = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop())
      for (const variant of await compressFile(join(folder, file), cache)) used.add(variant);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext));
  return used;
}

async function compressFile(path: string, cache: string): Promise<string[]> {
  const bytes = await readFile(path);
  const isLight = isLightBuild();
  const name = createHash('sha256')
    .update(`brotli ${process.versions.brotli}`)
    .update(bytes)
    .digest('hex')
    .slice(0, 32);
  const variants: string[] = [];
  for (const ending of ['br', 'gz'] as const) {
    const variant = `${name}.${ending}`;
    const cached = join(cache, variant);
    const target = `${path}.${ending}`;
    if (isLight && !existsSync(cached)) await writeFile(target, await PACKERS[ending](bytes, QUALITIES.light[ending]));
    else {
      if (!existsSync(cached))
        writeFileAtomic(cached, await PACKERS[ending](bytes, QUALITIES.best[ending]), { flush: false });
      await copyFile(cached, target);
    }
    variants.push(variant);
  }
  return variants;
}

/** Deletes variants from the cache that this build did not use. */
export async function sweepCompressed(used: ReadonlySet<string>, cache = COMPRESSED_CACHE): Promise<void> {
  const old = (await readdir(cache)).filter((variant) => !used.has(variant));
  await Promise.all(old.map((variant) => rm(join(cache, variant), { force: true })));
}
