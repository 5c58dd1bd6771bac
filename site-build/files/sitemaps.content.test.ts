import { describe, expect, it } from 'vitest';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import { lastModified } from './sitemaps.ts';

describe('the day of the last change of a page', () => {
  it.each(officeGroups.map(({ id, offices }) => ({ path: OFFICE_PATHS[id], offices })))(
    'is for $path the newest day that one of its offices describes',
    ({ path, offices }) => {
      const days = Object.values(offices).map(({ asOf }) => asOf);
      expect(lastModified(path)).toBe(days.sort().at(-1));
    },
  );
});
