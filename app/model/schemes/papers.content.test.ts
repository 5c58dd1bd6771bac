import { describe, expect, it } from 'vitest';
import { schemes } from './data.server.ts';
import { listPapers, schemesWithPapers } from './papers.server.ts';
import { papersFor } from './papers.ts';

describe('the list of papers', () => {
  it.each(schemes.map(({ id, documents }) => [id, documents] as const))(
    'for one scheme is the same as on its own page: %s',
    (id, documents) => {
      const own = papersFor(listPapers('en'), [id]).map((paper) => paper.id);
      expect(own.sort()).toEqual([...new Set(documents)].sort());
    },
  );

  it('has only papers of schemes that can be chosen', () => {
    const pickable = schemesWithPapers('mr').flatMap((category) => category.schemes.map(({ id }) => id));
    expect(pickable.sort()).toEqual(schemes.flatMap(({ id, documents }) => (documents.length > 0 ? [id] : [])).sort());
  });
});
