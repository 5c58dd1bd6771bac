import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashParts } from '#app/model/hashParts.server.ts';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';

/**
 * Caches results, because many pages have the same styles and rewriting them is the slowest step of a page. If KEPT_STYLES names a
 * folder, also stores them there under `name`, for other threads and later builds of the same code (site-build/bundles.ts).
 */
export function memoizeCss<Texts extends string[]>(name: string, make: (...texts: Texts) => string): typeof make {
  const results = new Map<string, string>();
  return (...texts) => {
    const key = texts.join('\n');
    const text = results.get(key) ?? readOrMake(`${name}-${hashParts(texts)}.css`, () => make(...texts));
    results.set(key, text);
    return text;
  };
}

function readOrMake(name: string, make: () => string): string {
  const folder = process.env.KEPT_STYLES;
  if (!folder) return make();
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const text = make();
  writeFileAtomic(file, text, { flush: false });
  return text;
}
