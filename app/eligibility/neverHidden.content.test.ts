import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finderCatalogue } from '#site-build/files/finder-data.ts';
import { asked, someAnswers } from '#tests/fixtures/eligibility/answers.ts';
import { aScheme } from '#tests/fixtures/eligibility/catalogues.ts';
import { type Answers, chosenFor } from './answers.ts';
import { assess } from './assess.ts';
import { assessAll, type Results } from './assessAll.ts';
import type { FinderScheme } from './catalogue.ts';
import { QUESTION_IDS, SITUATION_OPTIONS } from './questions.ts';

const TODAY = '2026-11-22';
const catalogue = finderCatalogue('en');

/** Generates a scheme of the site, or one with random rules. */
const anyScheme = fc.oneof(fc.constantFrom(...catalogue), aScheme);

const anyAnswers = someAnswers.map(asked);

/** Situations of a person, who may forget to tick one; nobody forgets to ask for an organisation. */
const PERSONAL = SITUATION_OPTIONS.filter((situation) => situation !== 'organisation');

/** Generates answers, and the same answers without some of them and with fewer ticked situations. */
const fuller = fc
  .tuple(anyAnswers, fc.subarray(QUESTION_IDS), fc.subarray(PERSONAL))
  .map(([more, dropped, unticked]) => {
    const kept = Object.fromEntries(Object.entries(more).filter(([id]) => !dropped.some((one) => one === id)));
    const ticked = chosenFor(kept, 'situation')?.filter((one) => !unticked.some((other) => other === one));
    return { more, less: asked({ ...kept, ...(ticked && { situation: { chosen: ticked } }) }) };
  });

function groupOf(scheme: FinderScheme, answers: Answers): keyof Results {
  const groups = Object.entries(assessAll([scheme], answers, TODAY)).filter(([, found]) => found.length > 0);
  expect(groups).toHaveLength(1);
  return groups[0]?.[0] as keyof Results;
}

const isOnlyForDisabled = ({ eligibility }: FinderScheme) =>
  eligibility.some((rule) => rule.kind === 'disability' && rule.onlyDisabled);

describe('a person', () => {
  it('who fails no condition of a scheme may get it, checks it, or has it under a situation to add', () => {
    fc.assert(
      fc.property(anyScheme, anyAnswers, (scheme, answers) => {
        const failed = assess(scheme, answers, TODAY).conditions.filter(({ state }) => state === 'failed');
        const group = groupOf(scheme, answers);
        if (failed.length === 0) expect(['likely', 'check', 'unconditional', 'otherSituation']).toContain(group);
        else expect(group).toBe('notNow');
      }),
      { numRuns: 500 },
    );
  });

  it('is told of each refused scheme which of the answers speaks against it', () => {
    fc.assert(
      fc.property(anyScheme, anyAnswers, (scheme, answers) => {
        if (groupOf(scheme, answers) !== 'notNow') return;
        const failed = assess(scheme, answers, TODAY).conditions.filter(({ state }) => state === 'failed');
        expect(failed.length).toBeGreaterThan(0);
        for (const { question, answer } of failed) {
          expect(question).toBeDefined();
          expect(answer && !('skipped' in answer)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is told of each other scheme that is not offered which situation was not ticked, and can add it', () => {
    fc.assert(
      fc.property(anyScheme, anyAnswers, (scheme, answers) => {
        if (groupOf(scheme, answers) !== 'otherSituation') return;
        const ticked = chosenFor(answers, 'situation');
        const { add } = assess(scheme, answers, TODAY);
        expect(ticked).toBeDefined();
        expect(add).toBeDefined();
        expect(ticked).not.toContain(add);
        if (ticked === undefined || add === undefined || add === 'person') return;
        const after = assess(scheme, { ...answers, situation: { chosen: [...ticked, add] } }, TODAY);
        if (after.verdict === 'otherSituation') expect(after.add).not.toBe(add);
      }),
      { numRuns: 500 },
    );
  });

  it('loses no scheme by answering less or by ticking fewer situations', () => {
    fc.assert(
      fc.property(anyScheme, fuller, (scheme, { more, less }) => {
        fc.pre(!isOnlyForDisabled(scheme));
        if (groupOf(scheme, less) === 'notNow') expect(groupOf(scheme, more)).toBe('notNow');
      }),
      { numRuns: 1500 },
    );
  });

  it('is offered as a fit only what no office has to check, and nothing that was not asked', () => {
    fc.assert(
      fc.property(anyScheme, anyAnswers, (scheme, answers) => {
        if (groupOf(scheme, answers) !== 'likely') return;
        const { conditions } = assess(scheme, answers, TODAY);
        expect(conditions.filter(({ state }) => state !== 'met' && state !== 'paper')).toEqual([]);
        for (const { rule, state } of conditions) if (state === 'paper') expect(rule.kind).toBe('holds');
      }),
      { numRuns: 500 },
    );
  });
});
