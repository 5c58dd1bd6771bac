import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { findHandout, picturedHandouts } from './handout.server.ts';

const all = LANGUAGES.flatMap(picturedHandouts);

describe('a handout', () => {
  it('does not say the amount twice', () => {
    for (const { name, amount } of all)
      if (amount) expect(name.startsWith(`${amount.figure} `) || name.endsWith(` ${amount.figure}`), name).toBe(false);
  });

  it('warns if the facts of its scheme may have changed or are to be confirmed', () => {
    for (const { id, reported, confidence } of schemes) {
      const { cautions = [] } = findHandout(`/scheme/${id}`, 'en') ?? {};
      expect(cautions.length, id).toBe(reported || confidence === 'medium' ? 1 : 0);
    }
  });

  it('is found only at the path of its page', () => {
    for (const handout of all) expect(findHandout(handout.path, handout.language)?.name).toBe(handout.name);
    expect(findHandout(`${all[0]?.path}/sheet`, 'en')).toBeUndefined();
    expect(findHandout('/scheme', 'en')).toBeUndefined();
  });
});
