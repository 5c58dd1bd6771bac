import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keepFile } from '#app/model/cacheFile.server.ts';
import { createProgress } from './vite/build-logger.ts';

const COMPRESSIBLE = /\.(html|js|css|svg|json|data|xml|txt|ics|vcf|csv|atom|webmanifest)$/;

/**
 * Twins made before, by what they are made of: most pages of a build are those of the build before, and a page takes a
 * tenth of a second.
 */
const COMPRESSED_CACHE = join(process.cwd(), '.cache', 'twins');

/** As many as the threads in which Node compresses. */
const AT_ONCE = 4;

const PACKERS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Lays a brotli and a gzip twin beside every text file of these. Returns the names of the twins in the cache. */
export async function writeCompressed(
  folder: string,
  files: readonly string[],
  cache = COMPRESSED_CACHE,
): Promise<Set<string>> {
  await mkdir(cache, { recursive: true });
  const waiting = files.filter((file) => COMPRESSIBLE.test(file));
  const countFile = createProgress('files compressed', waiting.length);
  const used = new Set<string>();
  const layFromThese = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      for (const twin of await compressFile(join(folder, file), cache)) used.add(twin);
      countFile();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, layFromThese));
  return used;
}

async function compressFile(path: string, cache: string): Promise<string[]> {
  const bytes = await readFile(path);
  const name = createHash('sha256')
    .update(`brotli ${process.versions.brotli}`)
    .update(bytes)
    .digest('hex')
    .slice(0, 32);
  return Promise.all(
    (['br', 'gz'] as const).map(async (ending) => {
      const twin = `${name}.${ending}`;
      const cached = join(cache, twin);
      if (!existsSync(cached)) keepFile(await PACKERS[ending](bytes), cached);
      await copyFile(cached, `${path}.${ending}`);
      return twin;
    }),
  );
}

/** Takes the twins out of the cache that this build has no use for. */
export async function sweepCompressed(used: ReadonlySet<string>, cache = COMPRESSED_CACHE): Promise<void> {
  const old = (await readdir(cache)).filter((twin) => !used.has(twin));
  await Promise.all(old.map((twin) => rm(join(cache, twin), { force: true })));
}
