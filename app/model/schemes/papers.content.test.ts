import { describe, expect, it } from 'vitest';
import { schemes } from './data.server.ts';
import { listPapers, schemesWithPapers } from './papers.server.ts';
import { papersFor } from './papers.ts';

describe('the papers of the content', () => {
  it.each(schemes.map(({ id, documents }) => [id, documents] as const))(
    'are, for one scheme, those of its own page: %s',
    (id, documents) => {
      const own = papersFor(listPapers('en'), [id]).map((paper) => paper.id);
      expect(own.sort()).toEqual([...new Set(documents)].sort());
    },
  );

  it('belong to schemes that can be picked', () => {
    const pickable = schemesWithPapers('mr').flatMap((category) => category.schemes.map(({ id }) => id));
    expect(pickable.sort()).toEqual(schemes.flatMap(({ id, documents }) => (documents.length > 0 ? [id] : [])).sort());
  });
});
