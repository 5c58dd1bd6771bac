import { COLLECTIONS, collectionKey } from '#app/model/collections.server.ts';
import { errorAt, type Problem } from '#app/model/problems/problem.ts';
import { referencesIn } from '#app/model/referencesIn.server.ts';
import { knownIds } from '../json-schemas/generate.ts';
import type { ContentFile } from '../text/texts.ts';

/** Finds ids of entries that do not exist, in every field that is a `reference` in its schema. */
export function unknownIds(files: ContentFile[]): Problem[] {
  const known = knownIds();
  return files.flatMap(({ file, entry }) => {
    const schema = COLLECTIONS[collectionKey(file.replace('content/', '')) ?? ''];
    const references = schema ? referencesIn(schema, entry) : [];
    return references
      .filter(({ to, id }) => !known[to]?.includes(id))
      .map(({ to, id, path }) => errorAt({ file, path }, 'noSuchEntry', { id, where: `content/${to}` }));
  });
}
