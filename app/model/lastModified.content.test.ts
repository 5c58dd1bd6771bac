import { describe, expect, it } from 'vitest';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import { lastModified } from './lastModified.server.ts';
import { schemes } from './schemes/data.server.ts';

describe('the last modification date of a page', () => {
  it('is the day of a reported change, if that is newer', () => {
    const reported = schemes.filter((scheme) => scheme.reported?.since && scheme.reported.since > scheme.asOf);
    for (const { id, reported: { since } = {} } of reported) expect(lastModified(`/scheme/${id}`)).toBe(since);
  });

  it.each(officeGroups.map(({ id, offices }) => ({ path: OFFICE_PATHS[id], offices })))(
    'is the newest date of its offices for $path',
    ({ path, offices }) => {
      const days = Object.values(offices).map(({ asOf }) => asOf);
      expect(lastModified(path)).toBe(days.sort().at(-1));
    },
  );
});
