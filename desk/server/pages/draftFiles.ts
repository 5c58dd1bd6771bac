import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_ENDINGS } from '#app/model/fields.server.ts';
import { cached, fillCache } from '#app/model/pictures/cache.server.ts';
import { isMade, readMaster } from '#app/model/pictures/masters.server.ts';
import { toContentFile } from '../entries/uploads.ts';

/** Matches the addresses in HTML: in quotes, or between spaces in a list of pictures. */
export const ADDRESSES = /(?<=["\s])\/[\w./-]+\.\w+(?=["\s])/g;

/** Returns the addresses in a page of which only the drafts have the file, each with a function that reads or makes the file. */
export function draftFilesOf(html: string, drafts: string): Map<string, () => Promise<Buffer>> {
  const files = new Map<string, () => Promise<Buffer>>();
  for (const [address] of html.matchAll(ADDRESSES)) {
    const file = toContentFile(address);
    const read =
      pictureOf(address, drafts) ?? (file && existsSync(join(drafts, file)) && (() => readFile(join(drafts, file))));
    if (read) files.set(address, read);
  }
  return files;
}

/** Makes one size of a picture when a browser asks for it, because most sizes are never shown. */
function pictureOf(address: string, drafts: string): (() => Promise<Buffer>) | undefined {
  const [, name, pixels, ending = ''] = /^(\/pictures\/[\w/.-]+)\.[0-9a-f]{8}-(\d+)\.(\w+)$/.exec(address) ?? [];
  if (!name || name.includes('..')) return undefined;
  const path = PICTURE_ENDINGS.map((end) => `${name}.${end}`).find((file) => existsSync(join(drafts, file)));
  if (!path) return undefined;
  return async () => {
    const master = await readMaster(path, drafts);
    const width = Number(pixels);
    if (!isMade(master, width, ending)) throw new Error(`The picture ${path} has no size ${width}.`);
    await fillCache(master, { width, endings: [ending] });
    return readFile(cached(master, width, ending));
  };
}
