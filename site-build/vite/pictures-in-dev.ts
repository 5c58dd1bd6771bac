import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { CONTENT_ROOT, PICTURE_ENDINGS } from '#app/model/fields.server.ts';
import { cached, fillCache } from '#app/model/pictures/cache.server.ts';
import { isMade, readMaster } from '#app/model/pictures/masters.server.ts';
import { contentType } from '#server/headers.ts';

/** Generates pictures on request in development, at their published addresses. */
export function picturesInDev(): Plugin {
  return {
    name: 'pictures-in-dev',
    apply: 'serve',
    configureServer({ middlewares, config }) {
      middlewares.use(async (request, response, next) => {
        try {
          const picture = await makePicture((request.url ?? '').replace(/\?.*/, ''));
          if (!picture) return next();
          response.setHeader('content-type', contentType(picture));
          response.setHeader('cache-control', 'no-cache');
          response.end(await readFile(picture));
        } catch (error) {
          config.logger.error(String(error));
          next(error);
        }
      });
    },
  };
}

/** Returns the file of a picture. Ignores the hash in the address, so that a changed master is visible at once. */
async function makePicture(address: string) {
  const [, name, pixels, ending = ''] = /^(\/pictures\/[\w/.-]+)\.[0-9a-f]{8}-(\d+)\.(\w+)$/.exec(address) ?? [];
  if (!name || name.includes('..')) return undefined;
  const path = PICTURE_ENDINGS.map((end) => `${name}.${end}`).find((file) => existsSync(join(CONTENT_ROOT, file)));
  if (!path) return undefined;
  const master = await readMaster(path);
  const width = Number(pixels);
  if (!isMade(master, width, ending)) return undefined;
  await fillCache(master, { width, endings: [ending] });
  return cached(master, width, ending);
}
