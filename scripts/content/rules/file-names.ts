import { errorAt, type Problem } from '#app/model/problems/problem.ts';
import { type ContentFile, nameOf } from '../texts.ts';

/** Groups of offices have the short ids of their addresses: `assistant` stands in assistant-commissioner.yaml. */
const NAMED_OTHERWISE = /^content\/offices\//;

/** An entry has the id that its file name says. Whoever copies a file and forgets the id would have one page twice. */
export function fileNames(files: ContentFile[]): Problem[] {
  return files
    .filter(({ file }) => file.split('/').length === 3 && !NAMED_OTHERWISE.test(file))
    .flatMap(({ file, entry }) => {
      const { id, name } = entry as Record<string, unknown>;
      const [field, value] = id === undefined ? (['name', name] as const) : (['id', id] as const);
      if ((typeof value !== 'string' && typeof value !== 'number') || fileNameOf(String(value)) === nameOf(file))
        return [];
      return [errorAt({ file, path: [field] }, 'idIsNotFileName', { id: String(value), name: nameOf(file) })];
    });
}

/**
 * Albums of the specification have capital letters and spaces in their ids: hostelVisit, Mahad satyagraha day. File names
 * have none, because some systems know no difference between capital and small letters there.
 */
export function fileNameOf(id: string): string {
  return id
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(' ', '-')
    .toLowerCase();
}
