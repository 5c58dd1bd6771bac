import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finderCatalogue } from '#site-build/files/finder-data.ts';
import { someAnswers } from '#tests/fixtures/eligibility/answers.ts';
import type { Answers } from './answers.ts';
import type { PaperCondition } from './catalogue.ts';
import { needlessPapers } from './paperConditions.ts';

const needless = (condition: PaperCondition, answers: Answers) =>
  needlessPapers({ documentsIf: [{ document: 'paper', condition }] }, answers).length === 1;
const chosen = (...options: string[]) => ({ chosen: options });

describe('a paper that only some need', () => {
  it('is left out for whoever says that the condition is not theirs', () => {
    const widow: Answers = { situation: chosen('single'), marital: chosen('widow') };
    expect(needless({ anyOf: ['single-woman'] }, widow)).toBe(true);
    expect(needless({ anyOf: ['widow'] }, widow)).toBe(false);
    expect(needless({ anyOf: ['bpl'] }, { bpl: chosen('no') })).toBe(true);
    expect(needless({ noneOf: ['bpl'] }, { bpl: chosen('yes') })).toBe(true);
    expect(needless({ for: 'person' }, { situation: chosen('organisation') })).toBe(true);
    expect(needless({ for: 'organisation' }, { situation: chosen('senior') })).toBe(true);
  });

  it('stays for whoever was not asked, skipped the question, or did not tick a life situation', () => {
    expect(needless({ anyOf: ['widow'] }, {})).toBe(false);
    expect(needless({ anyOf: ['widow'] }, { situation: chosen('senior') })).toBe(false);
    expect(needless({ anyOf: ['disabled'] }, { situation: chosen('senior') })).toBe(false);
    expect(needless({ noneOf: ['bpl'] }, { bpl: { skipped: true } })).toBe(false);
    expect(needless({}, { situation: chosen('senior') })).toBe(false);
  });

  it('of a scheme of the site is never left out together with all others: a paper that everybody brings stays', () => {
    const asking = finderCatalogue('en').filter(({ documentsIf }) => documentsIf);
    expect(asking.length).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.constantFrom(...asking), someAnswers, (scheme, answers) => {
        const left = scheme.documents.filter((id) => !needlessPapers(scheme, answers).includes(id));
        const always = scheme.documents.filter((id) => !scheme.documentsIf?.some(({ document }) => document === id));
        expect(left).toEqual(expect.arrayContaining(always));
      }),
    );
  });
});
