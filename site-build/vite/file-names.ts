import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'node:path';

/** Changes the file names of stylesheets whenever the code that rewrites them changes. */
const REWRITE_HASH = hash('sha256', readFileSync('app/finish/firstPaint.server.ts')).slice(0, 3);

/** Avoids a word by which content blockers stop files: Fanboy's Social list has `/shareButton.`, and the button would do nothing. */
export const fileName = (name: string): string => name.replace(/([Ss])hare(?!d\b)/g, '$1end');

/**
 * Shortens hashes, which do not compress, to the least that Rolldown allows for more than 64 chunks. Puts the texts of each language into
 * a folder of its own (site-build/site-lists.ts).
 */
export function chunkFileNames({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): string {
  const [, language] = /\/words\/(en|mr)\/site\/[\w-]+\.json$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${language ? `${language}/` : ''}${fileName(name)}-[hash:7].js`;
}

export function assetFileNames({ names: [file = ''] }: { names: string[] }): string {
  const { name, ext } = parse(fileName(file));
  return ext === '.css' ? `assets/${name}-[hash:7]-${REWRITE_HASH}.css` : `assets/${name}-[hash][extname]`;
}
