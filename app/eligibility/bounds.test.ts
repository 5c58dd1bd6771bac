import { describe, expect, it } from 'vitest';
import { schemeById, schemeOf } from '#tests/fixtures/eligibility/catalogues.ts';
import type { Answers } from './answers.ts';
import { assess } from './assess.ts';
import type { FinderRule } from './catalogue.ts';
import { type Condition, DOCUMENTS } from './conditions.ts';
import { type QuestionId, questionById } from './questions.ts';

const TODAY = '2026-11-22';
const yes = { chosen: ['yes'] };
const no = { chosen: ['no'] };

type Row = {
  scheme: string;
  title: string;
  rule: Partial<FinderRule>;
  question: QuestionId;
  /** Answers to other questions. */
  beside?: Answers;
  bound: number;
  /** States for `bound - 1`, `bound` and `bound + 1`. */
  states: [Condition['state'], Condition['state'], Condition['state']];
};

const FROM: Row['states'] = ['failed', 'met', 'met'];
const UP_TO: Row['states'] = ['met', 'met', 'failed'];
const BELOW: Row['states'] = ['met', 'failed', 'failed'];
const ABOVE: Row['states'] = ['failed', 'failed', 'met'];

function stateOf(scheme: string, rule: Partial<FinderRule>, answers: Answers): Condition['state'] | undefined {
  const { conditions } = assess(schemeById(scheme), answers, TODAY);
  const wanted = Object.entries(rule);
  return conditions.find((one) => wanted.every(([name, value]) => one.rule[name as keyof FinderRule] === value))?.state;
}

const rural = { area: { chosen: ['rural'] } };
const urban = { area: { chosen: ['urban'] } };
const age = { kind: 'age' } as const;
const income = { kind: 'income' } as const;

const ROWS: Row[] = [
  {
    scheme: 'made-up-house',
    title: 'years of residence',
    rule: { kind: 'residence' },
    question: 'residenceYears',
    beside: { residence: yes },
    bound: 15,
    states: FROM,
  },
  {
    scheme: 'made-up-house',
    title: 'income in a village',
    rule: { ...income, area: 'rural' },
    question: 'income',
    beside: rural,
    bound: 130_000,
    states: UP_TO,
  },
  {
    scheme: 'made-up-house',
    title: 'income in a town',
    rule: { ...income, area: 'urban' },
    question: 'income',
    beside: urban,
    bound: 310_000,
    states: UP_TO,
  },
  {
    scheme: 'made-up-marriage',
    title: 'the age of the groom',
    rule: { ...age, who: 'groom' },
    question: 'groomAge',
    bound: 21,
    states: FROM,
  },
  {
    scheme: 'made-up-marriage',
    title: 'the age of the bride',
    rule: { ...age, who: 'bride' },
    question: 'brideAge',
    bound: 18,
    states: FROM,
  },
  {
    scheme: 'made-up-maintenance',
    title: 'a minimum age',
    rule: age,
    question: 'age',
    beside: { parent: no },
    bound: 60,
    states: FROM,
  },
  {
    scheme: 'made-up-widow-pension',
    title: 'the minimum of an age range',
    rule: age,
    question: 'age',
    bound: 40,
    states: FROM,
  },
  {
    scheme: 'made-up-widow-pension',
    title: 'the maximum of an age range',
    rule: age,
    question: 'age',
    bound: 79,
    states: UP_TO,
  },
  {
    scheme: 'made-up-aids',
    title: 'income up to a limit',
    rule: income,
    question: 'income',
    bound: 210_000,
    states: UP_TO,
  },
  { scheme: 'made-up-journey', title: 'an age above a limit', rule: age, question: 'age', bound: 60, states: ABOVE },
  {
    scheme: 'made-up-journey',
    title: 'income below a limit',
    rule: income,
    question: 'income',
    bound: 270_000,
    states: BELOW,
  },
  {
    scheme: 'made-up-weddings',
    title: 'a number of couples',
    rule: { kind: 'count' },
    question: 'couples',
    bound: 20,
    states: FROM,
  },
  {
    scheme: 'made-up-tractor',
    title: 'a share of members',
    rule: { kind: 'members' },
    question: 'membersScOrNb',
    bound: 80,
    states: FROM,
  },
  {
    scheme: 'made-up-scholarship-abroad',
    title: 'an age for one course',
    rule: { ...age, course: 'postgraduate' },
    question: 'age',
    beside: { study: { chosen: ['postgraduate'] }, admitted: { chosen: ['none'] } },
    bound: 35,
    states: UP_TO,
  },
  {
    scheme: 'made-up-scholarship-abroad',
    title: 'an age for another course',
    rule: { ...age, course: 'doctorate' },
    question: 'age',
    beside: { admitted: { chosen: ['doctorate'] } },
    bound: 40,
    states: UP_TO,
  },
  {
    scheme: 'made-up-scholarship-abroad',
    title: 'income under a limit, for students',
    rule: income,
    question: 'income',
    bound: 700_000,
    states: BELOW,
  },
  {
    scheme: 'made-up-merit',
    title: 'marks',
    rule: { kind: 'marks' },
    question: 'marks',
    bound: 60,
    states: FROM,
  },
];

describe('a bound of a condition', () => {
  it.each(ROWS)('has the right state at bound - 1, bound and bound + 1: $scheme, $title', (row) => {
    const states = [row.bound - 1, row.bound, row.bound + 1].map((value) =>
      stateOf(row.scheme, row.rule, { ...row.beside, [row.question]: { from: value, to: value } }),
    );
    expect(states).toEqual(row.states);
  });

  it.each<{ title: string; answers: Answers; state: Condition['state'] }>([
    { title: '66 today, so at most 64 then', answers: { age: { from: 66, to: 66 } }, state: 'failed' },
    { title: '67 today: 64 or 65 then', answers: { age: { from: 67, to: 67 } }, state: 'open' },
    { title: '67 today, 65 on that very day', answers: { age: { from: 67, to: 67 }, born: yes }, state: 'met' },
    { title: '67 today, 65 one day later', answers: { age: { from: 67, to: 67 }, born: no }, state: 'failed' },
    { title: '68 today, so at least 65 then', answers: { age: { from: 68, to: 68 } }, state: 'met' },
  ])('65 or more on 31 December 2023: $title', ({ answers, state }) => {
    expect(stateOf('made-up-aids', age, answers)).toBe(state);
  });

  it.each<{ scheme: string; title: string; rule: Partial<FinderRule>; answers: Answers; state: Condition['state'] }>([
    {
      scheme: 'made-up-aids',
      title: 'a document that the person has',
      rule: { kind: 'holds' },
      answers: { aadhaar: yes },
      state: 'met',
    },
    {
      scheme: 'made-up-aids',
      title: 'a document that the person has',
      rule: { kind: 'holds' },
      answers: { aadhaar: no },
      state: 'failed',
    },
    {
      scheme: 'made-up-aids',
      title: 'no help of this kind in past years',
      rule: { kind: 'gap', years: 3 },
      answers: { freeEquipment: no },
      state: 'met',
    },
    {
      scheme: 'made-up-aids',
      title: 'no help of this kind in past years',
      rule: { kind: 'gap', years: 3 },
      answers: { freeEquipment: yes },
      state: 'failed',
    },
    {
      scheme: 'made-up-journey',
      title: 'resident of the State',
      rule: { kind: 'residence' },
      answers: { residence: yes },
      state: 'met',
    },
    {
      scheme: 'made-up-journey',
      title: 'resident of the State',
      rule: { kind: 'residence' },
      answers: { residence: no },
      state: 'failed',
    },
    {
      scheme: 'made-up-marriage',
      title: 'first marriage only',
      rule: { kind: 'situation' },
      answers: { marriage: { chosen: ['first-marriage'] } },
      state: 'met',
    },
    {
      scheme: 'made-up-marriage',
      title: 'first marriage only',
      rule: { kind: 'situation' },
      answers: { marriage: { chosen: [] } },
      state: 'failed',
    },
    {
      scheme: 'made-up-marriage',
      title: 'first marriage only, though sources differ on a widow',
      rule: { kind: 'situation' },
      answers: { marriage: { chosen: ['widow-remarriage'] } },
      state: 'open',
    },
    { scheme: 'made-up-house', title: 'once for each family', rule: { kind: 'once' }, answers: {}, state: 'office' },
  ])('$scheme, $title: $state for $answers', ({ scheme, rule, answers, state }) => {
    expect(stateOf(scheme, rule, answers)).toBe(state);
  });
});

describe('a document that an applicant must have', () => {
  const cases = Object.entries(DOCUMENTS).flatMap(([document, [id, ...wanted]]) =>
    optionsOf(id).map((option) => ({ document, id, option, state: wanted.includes(option) ? 'met' : 'failed' })),
  );

  it.each(cases)('$document is $state if the answer is $option', ({ document, id, option, state }) => {
    const scheme = schemeOf({ kind: 'holds', document, text: '' });
    const { conditions } = assess(scheme, { [id]: { chosen: [option] } }, TODAY);
    expect(conditions.map((condition) => condition.state)).toEqual([state]);
  });

  it.each(Object.keys(DOCUMENTS))('%s stays open if the question was skipped', (document) => {
    const { conditions } = assess(schemeOf({ kind: 'holds', document, text: '' }), {}, TODAY);
    expect(conditions.map((condition) => condition.state)).toEqual(['open']);
  });
});

function optionsOf(id: QuestionId): readonly string[] {
  const question = questionById(id);
  return question.form === 'number' ? [] : question.options;
}

describe('an exception to a condition', () => {
  it.each<{ title: string; scheme: string; rule: Partial<FinderRule>; answers: Answers; state: Condition['state'] }>([
    {
      title: 'parents can apply at any age',
      scheme: 'made-up-maintenance',
      rule: age,
      answers: { age: { from: 45, to: 45 }, parent: yes },
      state: 'met',
    },
    {
      title: 'orphan children may be younger',
      scheme: 'made-up-hardship-pension',
      rule: age,
      answers: { age: { from: 10, to: 10 }, hardship: { chosen: ['orphan'] } },
      state: 'met',
    },
    {
      title: 'orphans may not be older',
      scheme: 'made-up-hardship-pension',
      rule: age,
      answers: { age: { from: 65, to: 65 }, hardship: { chosen: ['orphan'] } },
      state: 'failed',
    },
    {
      title: 'the below-poverty-line list instead of an income',
      scheme: 'made-up-state-elder-pension',
      rule: income,
      answers: { income: { from: 90_000, to: 90_000 }, bpl: yes },
      state: 'met',
    },
    {
      title: 'a place for orphans of any community',
      scheme: 'made-up-hostels',
      rule: { kind: 'community' },
      answers: { community: { chosen: ['none'] }, hardship: { chosen: ['orphan'] } },
      state: 'met',
    },
    {
      title: 'a place for disabled students of any community',
      scheme: 'made-up-hostels',
      rule: { kind: 'community' },
      answers: { community: { chosen: ['none'] }, situation: { chosen: ['student', 'disability'] } },
      state: 'met',
    },
    {
      title: 'a wider limit for disabled people',
      scheme: 'made-up-hardship-pension',
      rule: income,
      answers: { income: { from: 40_000, to: 40_000 }, bpl: no, situation: { chosen: ['disability'] } },
      state: 'met',
    },
    {
      title: 'open while the life situation is not answered, which may widen the limit',
      scheme: 'made-up-hardship-pension',
      rule: income,
      answers: { income: { from: 40_000, to: 40_000 }, bpl: no },
      state: 'open',
    },
    {
      title: 'no wider limit for others',
      scheme: 'made-up-hardship-pension',
      rule: income,
      answers: { income: { from: 40_000, to: 40_000 }, bpl: no, situation: { chosen: ['single'] } },
      state: 'failed',
    },
    {
      title: 'more than one disability instead of 80%',
      scheme: 'made-up-disability-pension',
      rule: { kind: 'disability', minPercent: 80 },
      answers: { disability: { from: 50, to: 50 }, severalDisabilities: yes },
      state: 'met',
    },
    {
      title: 'Matang families go to another corporation',
      scheme: 'made-up-education-loan',
      rule: { kind: 'community' },
      answers: { community: { chosen: ['matang'] } },
      state: 'failed',
    },
    {
      title: 'income equal to the limit of the other scholarship',
      scheme: 'made-up-fees',
      rule: income,
      answers: { income: { from: 270_000, to: 270_000 } },
      state: 'failed',
    },
    {
      title: 'income one rupee above the limit of the other scholarship',
      scheme: 'made-up-fees',
      rule: income,
      answers: { income: { from: 270_001, to: 270_001 } },
      state: 'met',
    },
  ])('$scheme: $title', ({ scheme, rule, answers, state }) => {
    expect(stateOf(scheme, rule, answers)).toBe(state);
  });
});

describe('alternative limits for men and women', () => {
  const homes = 'made-up-homes';
  const ofAge = (years: number, gender?: string): Answers => ({
    age: { from: years, to: years },
    ...(gender && { gender: { chosen: [gender] } }),
  });
  it.each<{
    title: string;
    answers: Answers;
    man: Condition['state'] | undefined;
    woman: Condition['state'] | undefined;
  }>([
    { title: 'a woman of 55', answers: ofAge(55, 'woman'), man: undefined, woman: 'met' },
    { title: 'a man of 55', answers: ofAge(55, 'man'), man: 'failed', woman: undefined },
    { title: 'age 57, gender not answered', answers: ofAge(57), man: 'open', woman: 'met' },
    { title: 'age 50, gender not answered', answers: ofAge(50), man: 'failed', woman: 'failed' },
    { title: 'age 57, neither man nor woman', answers: ofAge(57, 'other'), man: 'open', woman: 'met' },
    { title: 'age 62, gender not answered', answers: ofAge(62), man: 'met', woman: 'met' },
  ])('are applied by gender (men from 60, women from 55): $title', ({ answers, man, woman }) => {
    expect(stateOf(homes, { ...age, who: 'man' }, answers)).toBe(man);
    expect(stateOf(homes, { ...age, who: 'woman' }, answers)).toBe(woman);
  });

  it('do not apply to men if only women have a limit', () => {
    const scheme = schemeOf({ ...age, text: 'Women from 55.', who: 'woman', min: 55 });
    const states = (answers: Answers) => assess(scheme, answers, TODAY).conditions.map(({ state }) => state);
    expect(states(ofAge(50))).toEqual(['open']);
    expect(states(ofAge(50, 'woman'))).toEqual(['failed']);
    expect(states(ofAge(50, 'man'))).toEqual([]);
  });
});
