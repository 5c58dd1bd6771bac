import { describe, expect, it } from 'vitest';
import { officeGroups } from './offices/data.server.ts';
import { OFFICE_PATHS } from './offices/rules.ts';
import { reviewedOf } from './reviewed.server.ts';

describe('the day on which a page was last checked', () => {
  it.each(officeGroups.map(({ id, offices }) => ({ path: OFFICE_PATHS[id], offices })))(
    'is for $path that of its newest office',
    ({ path, offices }) => {
      const days = Object.values(offices).map(({ reviewed }) => reviewed);
      expect(reviewedOf(path)).toBe(days.sort().at(-1));
    },
  );
});
