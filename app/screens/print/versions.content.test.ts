import { describe, expect, it } from 'vitest';
import { handouts } from '#app/handouts/handout.server.ts';
import { posterOf } from '#app/handouts/poster.server.ts';
import { LANGUAGES } from '#app/i18n/language.ts';
import { listVersions } from './versions.ts';

const posters = LANGUAGES.flatMap(handouts).map(posterOf);
const LISTS = ['who', 'papers', 'where'] as const;

describe('the versions of a poster', () => {
  it('begin with a version that shows everything', () => {
    for (const poster of posters) {
      const [{ drawing, officialName, ...lists } = { drawing: undefined }] = listVersions(poster, false);
      expect(drawing).toBe('strip');
      expect(officialName).toBe(poster.officialName);
      for (const list of LISTS) expect(lists, poster.path).toHaveProperty(list, poster[list].items);
    }
  });

  it('omit the drawing before any text', () => {
    for (const poster of posters) {
      const [, , third] = listVersions(poster, false);
      expect(third?.drawing).toBeUndefined();
      for (const list of LISTS) expect(third?.[list], poster.path).toEqual(poster[list].items);
    }
  });

  it('say for each shortened list where the rest is', () => {
    for (const poster of posters)
      for (const isHandbill of [false, true])
        for (const version of listVersions(poster, isHandbill))
          for (const list of LISTS)
            if (version[list].length < poster[list].items.length) expect(version[list]).toContain(poster[list].more);
  });
});
