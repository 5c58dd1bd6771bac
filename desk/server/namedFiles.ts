/** Paths that pages have, `/pdfs/a.pdf`, and the folder of the content in which such a file stands. */
const FOLDERS: [RegExp, string][] = [
  [/^\/(pdfs|images|videos)\/[\w./-]+$/, 'files'],
  [/^\/pictures\/[\w./-]+$/, ''],
];

/** The file of a path that an entry names: `/pdfs/a.pdf` is `files/pdfs/a.pdf`. Undefined when it is no such path. */
export function fileOfPath(path: string): string | undefined {
  const folder = FOLDERS.find(([pattern]) => pattern.test(path))?.[1];
  return folder === undefined || path.includes('..') ? undefined : `${folder}${path}`.replace(/^\//, '');
}

/** Every file that an entry names, as places in the content. */
export function namedFiles(value: unknown): string[] {
  if (typeof value === 'string') return [fileOfPath(value) ?? []].flat();
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(namedFiles))];
}
