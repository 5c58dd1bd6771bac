import { describe, expect, it } from 'vitest';
import { schemes } from './data.server.ts';
import { listPapers, schemesWithPapers } from './papers.server.ts';
import { papersFor } from './papers.ts';

describe('the list of papers', () => {
  it.each(schemes.map(({ id, documents }) => [id, documents] as const))(
    'for a single scheme contains exactly the papers that the scheme requires: %s',
    (id, documents) => {
      const own = papersFor(listPapers('en'), [id]).map((paper) => paper.id);
      expect(own.sort()).toEqual([...new Set(documents)].sort());
    },
  );

  it('is offered for exactly those schemes that require papers', () => {
    const choosable = schemesWithPapers('mr').flatMap((category) => category.schemes.map(({ id }) => id));
    expect(choosable.sort()).toEqual(schemes.flatMap(({ id, documents }) => (documents.length > 0 ? [id] : [])).sort());
  });
});
