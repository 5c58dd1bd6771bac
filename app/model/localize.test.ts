import { describe, expect, it } from 'vitest';
import { localize } from './localize.ts';

const entry = {
  id: 'made-up',
  rupees: 3000,
  sample: undefined,
  title: { en: 'Made-up', mr: 'काल्पनिक' },
  sections: [{ name: 'Benefits', lines: [{ en: 'Aids', mr: 'साधने' }] }],
};

describe('a content entry', () => {
  it('is reduced to the language of the page', () => {
    expect(localize(entry, 'en')).toEqual({
      id: 'made-up',
      rupees: 3000,
      sample: undefined,
      title: 'Made-up',
      sections: [{ name: 'Benefits', lines: ['Aids'] }],
    });
    expect(localize(entry, 'mr')).toMatchObject({ title: 'काल्पनिक', sections: [{ lines: ['साधने'] }] });
  });

  it('is returned without its sources', () => {
    const rule = { kind: 'age', min: 65, source: 'The act' };
    expect(localize({ eligibility: [rule], source: ['The act'] }, 'en')).toEqual({
      eligibility: [{ kind: 'age', min: 65 }],
    });
  });

  it('is not mutated', () => {
    const before = structuredClone(entry);
    localize(entry, 'mr');
    expect(entry).toEqual(before);
  });

  it('keeps both `en` and `mr` when they are not texts, such as two lists', () => {
    expect(localize({ en: [1], mr: [2] }, 'en')).toEqual({ en: [1], mr: [2] });
  });

  it.each([null, undefined, 0, '', false])('keeps %j as it is', (value) => {
    expect(localize(value, 'mr')).toBe(value);
  });
});
