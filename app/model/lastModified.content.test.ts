import { describe, expect, it } from 'vitest';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import { lastModified } from './lastModified.server.ts';

describe('the last modification date of a page', () => {
  it.each(officeGroups.map(({ id, offices }) => ({ path: OFFICE_PATHS[id], offices })))(
    'is the newest date of its offices for $path',
    ({ path, offices }) => {
      const days = Object.values(offices).map(({ asOf }) => asOf);
      expect(lastModified(path)).toBe(days.sort().at(-1));
    },
  );
});
