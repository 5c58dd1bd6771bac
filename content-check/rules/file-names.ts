import { fileNameOf } from '#app/model/fileNameOf.ts';
import { errorAt, type Problem } from '#app/model/problems/problem.ts';
import { type ContentFile, nameOf } from '../texts.ts';

/** An entry has the id that its file name says. Whoever copies a file and forgets the id would have one page twice. */
export function fileNames(files: ContentFile[]): Problem[] {
  return files
    .filter(({ file }) => file.split('/').length === 3)
    .flatMap(({ file, entry }) => {
      const { id, name } = entry as Record<string, unknown>;
      const [field, value] = id === undefined ? (['name', name] as const) : (['id', id] as const);
      if ((typeof value !== 'string' && typeof value !== 'number') || fileNameOf(String(value)) === nameOf(file))
        return [];
      return [errorAt({ file, path: [field] }, 'idIsNotFileName', { id: String(value), name: nameOf(file) })];
    });
}
