import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { writeFileAtomic } from '../writeFileAtomic.server.ts';
import { encode } from './encode.server.ts';
import { endingsOf, type Master, scale } from './masters.server.ts';
import { heightAt, type PictureEnding, pictureAddress, widthsOf } from './picture.ts';

/** Folder of cached pictures. File names contain a hash of the master (the original) and the encoder options. */
const PICTURE_CACHE = join(process.cwd(), '.cache');

type Size = { width: number; endings: PictureEnding[] };

/** Lists the sizes of a master, each with all its formats. */
export function sizesOf(master: Master): Size[] {
  return widthsOf(master.picture).map((width) => ({ width, endings: endingsOf(master) }));
}

/** Generates the missing formats of one size and returns how many were missing. */
export async function fillCache(master: Master, { width, endings }: Size, cache = PICTURE_CACHE): Promise<number> {
  const missing = endings.filter((ending) => !existsSync(cached(master, width, ending, cache)));
  if (missing.length === 0) return 0;
  for (const [ending, bytes] of await encodeSize(master, { width, endings: missing }))
    writeFileAtomic(cached(master, width, ending, cache), bytes, { flush: false });
  return missing.length;
}

/** Encodes one size of a master in some formats. Throws a ContentError for a photograph with too much detail. */
export async function encodeSize(master: Master, { width, endings }: Size): Promise<Map<PictureEnding, Buffer>> {
  const scaled = master.kind === 'photograph' && (await scale(master, width));
  const height = heightAt(width, master.picture);
  const files = new Map<PictureEnding, Buffer>();
  for (const ending of endings)
    files.set(
      ending,
      scaled && ending !== 'svg' ? await encode(scaled, { path: master.path, width, height }, ending) : master.bytes,
    );
  return files;
}

/** Returns the size in bytes of a master's smallest file, generated if it is missing, or of a drawing that a host compresses. */
export async function leastBytesOf(master: Master, cache = PICTURE_CACHE): Promise<number> {
  const [width = master.picture.width] = widthsOf(master.picture);
  if (master.kind === 'drawing') {
    // Keeps the compressed file, because every process that reads the content asks for its size.
    const file = `${cached(master, width, 'svg', cache)}.br`;
    if (!existsSync(file)) writeFileAtomic(file, await promisify(brotliCompress)(master.bytes), { flush: false });
    return (await stat(file)).size;
  }
  await fillCache(master, { width, endings: ['avif'] }, cache);
  return (await stat(cached(master, width, 'avif', cache))).size;
}

export function cached(master: Master, width: number, ending: PictureEnding, cache = PICTURE_CACHE): string {
  return join(cache, pictureAddress(master.picture, width, ending));
}

/** Deletes all cached files except those at the given addresses and their compressed variants. */
export async function sweepCache(addresses: Set<string>, cache = PICTURE_CACHE): Promise<void> {
  const folder = join(cache, 'pictures');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const addressOf = (file: string) => `/${relative(cache, file).replaceAll('\\', '/').replace(/\.br$/, '')}`;
  const old = files.filter((file) => !addresses.has(addressOf(file)));
  await Promise.all(old.map((file) => rm(file, { force: true })));
}
