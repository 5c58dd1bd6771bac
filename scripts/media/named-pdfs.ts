import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { pathOfFile } from './drawing.ts';

/** Largest PDF that is made here, in bytes: a page on a slow phone should open it in seconds. */
export const LARGEST_PDF = 300_000;

/** Every `/pdfs/…` path that any content file names, sorted. Read as text, because it must work before content loads. */
export function namedPdfs(): string[] {
  const files = readdirSync(CONTENT_ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  const paths = files.flatMap(
    (file) => readFileSync(join(CONTENT_ROOT, file), 'utf8').match(/\/pdfs\/[A-Za-z0-9._/-]+\.pdf/g) ?? [],
  );
  return [...new Set(paths)].sort();
}

/** Content refuses a path without a file, so each missing PDF gets an empty one until it is written. */
export function reserveFiles(paths: string[]): void {
  for (const path of paths) {
    const file = pathOfFile(path);
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
}

/** Takes the empty files away again, so that a run that failed leaves no PDF that nobody can open. */
export function removeEmpty(paths: string[]): void {
  for (const file of paths.map(pathOfFile)) if (existsSync(file) && statSync(file).size === 0) rmSync(file);
}
