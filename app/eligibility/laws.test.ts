import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAnswer, someAnswers } from '#tests/fixtures/eligibility/answers.ts';
import { aDay, aScheme, schemeOf } from '#tests/fixtures/eligibility/catalogues.ts';
import { MADE_UP_SCHEMES as catalogue } from '#tests/fixtures/eligibility/madeUpSchemes.ts';
import type { Answers } from './answers.ts';
import { assess } from './assess.ts';
import { assessAll } from './assessAll.ts';
import type { FinderScheme } from './catalogue.ts';
import { QUESTION_IDS, SITUATION_OPTIONS } from './questions.ts';

const TODAY = '2026-11-22';
const SKIPPED = { skipped: true } as const;

/** Removes some answers, or replaces them with skipped answers. */
const withLess = (answers: Answers) =>
  fc.subarray(QUESTION_IDS).chain((kept) =>
    fc.boolean().map((asSkipped) => {
      const rest = QUESTION_IDS.filter((id) => answers[id] !== undefined && !kept.includes(id));
      const taken = asSkipped ? Object.fromEntries(rest.map((id) => [id, SKIPPED])) : {};
      return {
        ...Object.fromEntries(Object.entries(answers).filter(([id]) => kept.some((one) => one === id))),
        ...taken,
      };
    }),
  );

const lessAndMore = someAnswers.chain((more) => withLess(more).map((less) => ({ less, more })));

describe('a scheme reported to have ended', () => {
  it('gets the verdict "check" instead of "likely", and is otherwise unchanged', () => {
    fc.assert(
      fc.property(aScheme, someAnswers, aDay, (scheme, answers, today) => {
        const { reported: _reported, ...running } = scheme;
        const ended = {
          ...running,
          reported: { text: 'It ended.', ended: true as const, ask: 'The office', sources: [] },
        };
        const { verdict } = assess(running, answers, today);
        expect(assess(ended, answers, today).verdict).toBe(verdict === 'likely' ? 'check' : verdict);
      }),
    );
  });
});

describe('an unanswered question', () => {
  it('never makes a condition fail', () => {
    fc.assert(
      fc.property(aScheme, someAnswers, aDay, (scheme, answers, today) => {
        const failed = assess(scheme, answers, today).conditions.filter(({ state }) => state === 'failed');
        for (const { question, answer } of failed) {
          expect(question).toBeDefined();
          expect(answer).toBeDefined();
          expect(answer).not.toEqual(SKIPPED);
        }
      }),
    );
  });

  it('never leads to the verdict "not now" for a scheme of the catalogue; nor does an unticked life situation', () => {
    expect(catalogue.filter((scheme) => assess(scheme, {}, TODAY).verdict === 'notNow')).toEqual([]);
    for (const chosen of [[], ...SITUATION_OPTIONS.map((one) => [one])])
      for (const scheme of catalogue)
        expect(assess(scheme, { situation: { chosen } }, TODAY).verdict, `${scheme.id} for ${chosen}`).not.toBe(
          'notNow',
        );
  });

  it('gives the same result as a skipped question', () => {
    fc.assert(
      fc.property(aScheme, someAnswers, (scheme, answers) => {
        const spoken = Object.fromEntries(Object.entries(answers).filter(([, answer]) => !('skipped' in answer)));
        expect(assess(scheme, spoken, TODAY).verdict).toBe(assess(scheme, answers, TODAY).verdict);
      }),
    );
  });
});

describe('more answers', () => {
  it('never change the verdict "not now"', () => {
    fc.assert(
      fc.property(aScheme, lessAndMore, (scheme, { less, more }) => {
        if (assess(scheme, less, TODAY).verdict === 'notNow')
          expect(assess(scheme, more, TODAY).verdict).toBe('notNow');
      }),
      { numRuns: 500 },
    );
  });

  it('change a verdict only if they change the state of a condition', () => {
    fc.assert(
      fc.property(aScheme, someAnswers, someAnswers, (scheme, one, other) => {
        const before = assess(scheme, one, TODAY);
        const after = assess(scheme, other, TODAY);
        if (before.verdict === after.verdict) return;
        const states = ({ conditions }: typeof before) => conditions.map(({ rule, state }) => ({ rule, state }));
        expect(states(after)).not.toEqual(states(before));
      }),
    );
  });
});

describe.each(['matang', 'charmakar'] as const)('the %s community', (community) => {
  const statesOf = (scheme: FinderScheme, answers: Answers) =>
    assess(scheme, answers, TODAY).conditions.flatMap(({ rule, state }) =>
      rule.kind === 'community' ? [{ rule, state }] : [],
    );

  it('meets every condition that Scheduled Castes meet, unless the condition excludes this community', () => {
    fc.assert(
      fc.property(aScheme, someAnswers, (scheme, answers) => {
        const as = (one: string) => ({ ...answers, community: { chosen: [one] }, groupCommunity: { chosen: [one] } });
        const own = statesOf(scheme, as(community));
        statesOf(scheme, as('SC')).forEach(({ rule, state }, index) => {
          if (state === 'met' && !rule.noneOf?.includes(community)) expect(own[index]?.state).toBe('met');
        });
      }),
      { numRuns: 300 },
    );
  });

  it('counts as a Scheduled Caste unless a condition excludes it', () => {
    const states = (noneOf?: (typeof community)[]) =>
      statesOf(schemeOf({ kind: 'community', text: 'A condition.', anyOf: ['SC'], ...(noneOf && { noneOf }) }), {
        community: { chosen: [community] },
      }).map(({ state }) => state);
    expect(states()).toEqual(['met']);
    expect(states([community])).toEqual(['failed']);
  });
});

describe('an admission', () => {
  it('never worsens the state of a condition on studies', () => {
    const rank = { failed: 0, unticked: 1, open: 1, office: 1, paper: 1, met: 2 } as const;
    const ranks = (scheme: FinderScheme, answers: Answers) =>
      assess(scheme, answers, TODAY).conditions.flatMap(({ rule, state }) =>
        rule.kind === 'study' ? rank[state] : [],
      );
    fc.assert(
      fc.property(aScheme, someAnswers, anAnswer('admitted'), (scheme, answers, admitted) => {
        const without = ranks(scheme, { ...answers, admitted: { chosen: ['none'] } });
        ranks(scheme, { ...answers, admitted }).forEach((own, index) => {
          expect(own).toBeGreaterThanOrEqual(without[index] ?? 0);
        });
      }),
      { numRuns: 500 },
    );
  });
});

describe('a verdict', () => {
  it('follows from the states of the conditions and from a report that the scheme has ended', () => {
    fc.assert(
      fc.property(aScheme, someAnswers, (scheme, answers) => {
        const { verdict, conditions } = assess(scheme, answers, TODAY);
        const states = new Set(conditions.map(({ state }) => state));
        const isUndecided = states.has('open') || states.has('office') || scheme.reported?.ended;
        const expected = states.has('unticked') ? 'otherSituation' : isUndecided ? 'check' : 'likely';
        expect(verdict).toBe(states.has('failed') ? 'notNow' : expected);
      }),
    );
  });

  it('places its scheme in exactly one group', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const results = assessAll(catalogue, answers, TODAY);
        const ids = Object.values(results).flatMap((group) => group.map(({ scheme }) => scheme.id));
        expect(ids.toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('matches the group of its scheme, and "not now" implies a failed condition', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const { likely, check, notNow } = assessAll(catalogue, answers, TODAY);
        expect(likely.every(({ verdict }) => verdict === 'likely')).toBe(true);
        expect(check.every(({ verdict }) => verdict === 'check')).toBe(true);
        expect(notNow.every(({ conditions }) => conditions.some(({ state }) => state === 'failed'))).toBe(true);
      }),
    );
  });

  it('comes with near misses only if every failed condition is a near miss', () => {
    fc.assert(
      fc.property(aScheme, someAnswers, (scheme, answers) => {
        const { conditions } = assess(scheme, answers, TODAY);
        const near = conditions.filter(({ nearMiss }) => nearMiss);
        if (near.length > 0) expect(conditions.filter(({ state }) => state === 'failed')).toEqual(near);
      }),
    );
  });
});
