import { describe, expect, it } from 'vitest';
import { schemeById, schemeOf } from '#tests/fixtures/eligibility/catalogues.ts';
import type { Answers } from './answers.ts';
import { assess } from './assess.ts';
import type { FinderRule } from './catalogue.ts';
import type { Condition } from './conditions.ts';
import type { QuestionId } from './questions.ts';

const TODAY = '2026-11-22';
const yes = { chosen: ['yes'] };
const no = { chosen: ['no'] };

type Row = {
  scheme: string;
  says: string;
  rule: Partial<FinderRule>;
  question: QuestionId;
  /** What else was answered. */
  beside?: Answers;
  bound: number;
  /** The states one below the bound, at it, and one above. */
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
    says: 'years of residence',
    rule: { kind: 'residence' },
    question: 'residenceYears',
    beside: { residence: yes },
    bound: 15,
    states: FROM,
  },
  {
    scheme: 'made-up-house',
    says: 'income in a village',
    rule: { ...income, area: 'rural' },
    question: 'income',
    beside: rural,
    bound: 130_000,
    states: UP_TO,
  },
  {
    scheme: 'made-up-house',
    says: 'income in a town',
    rule: { ...income, area: 'urban' },
    question: 'income',
    beside: urban,
    bound: 310_000,
    states: UP_TO,
  },
  {
    scheme: 'made-up-marriage',
    says: 'the age of the groom',
    rule: { ...age, who: 'groom' },
    question: 'groomAge',
    bound: 21,
    states: FROM,
  },
  {
    scheme: 'made-up-marriage',
    says: 'the age of the bride',
    rule: { ...age, who: 'bride' },
    question: 'brideAge',
    bound: 18,
    states: FROM,
  },
  {
    scheme: 'made-up-maintenance',
    says: 'an age from',
    rule: age,
    question: 'age',
    beside: { parent: no },
    bound: 60,
    states: FROM,
  },
  {
    scheme: 'made-up-widow-pension',
    says: 'an age from which it begins',
    rule: age,
    question: 'age',
    bound: 40,
    states: FROM,
  },
  {
    scheme: 'made-up-widow-pension',
    says: 'an age to which it goes',
    rule: age,
    question: 'age',
    bound: 79,
    states: UP_TO,
  },
  {
    scheme: 'made-up-aids',
    says: 'income up to a limit',
    rule: income,
    question: 'income',
    bound: 210_000,
    states: UP_TO,
  },
  { scheme: 'made-up-journey', says: 'an age above a limit', rule: age, question: 'age', bound: 60, states: ABOVE },
  {
    scheme: 'made-up-journey',
    says: 'income below a limit',
    rule: income,
    question: 'income',
    bound: 270_000,
    states: BELOW,
  },
  {
    scheme: 'made-up-weddings',
    says: 'a number of couples',
    rule: { kind: 'count' },
    question: 'couples',
    bound: 20,
    states: FROM,
  },
  {
    scheme: 'made-up-tractor',
    says: 'a share of members',
    rule: { kind: 'members' },
    question: 'membersScOrNb',
    bound: 80,
    states: FROM,
  },
  {
    scheme: 'made-up-scholarship-abroad',
    says: 'an age for one course',
    rule: { ...age, course: 'postgraduate' },
    question: 'age',
    beside: { study: { chosen: ['postgraduate'] }, admitted: { chosen: ['none'] } },
    bound: 35,
    states: UP_TO,
  },
  {
    scheme: 'made-up-scholarship-abroad',
    says: 'an age for another course',
    rule: { ...age, course: 'doctorate' },
    question: 'age',
    beside: { admitted: { chosen: ['doctorate'] } },
    bound: 40,
    states: UP_TO,
  },
  {
    scheme: 'made-up-scholarship-abroad',
    says: 'income under a limit, for students',
    rule: income,
    question: 'income',
    bound: 700_000,
    states: BELOW,
  },
  {
    scheme: 'made-up-merit',
    says: 'marks',
    rule: { kind: 'marks' },
    question: 'marks',
    bound: 60,
    states: FROM,
  },
];

describe('a bound of a condition', () => {
  it.each(ROWS)('of $scheme: $says, one below, at it and one above', (row) => {
    const states = [row.bound - 1, row.bound, row.bound + 1].map((value) =>
      stateOf(row.scheme, row.rule, { ...row.beside, [row.question]: { from: value, to: value } }),
    );
    expect(states).toEqual(row.states);
  });

  it.each<{ says: string; answers: Answers; state: Condition['state'] }>([
    { says: '66 today, so at most 64 then', answers: { age: { from: 66, to: 66 } }, state: 'failed' },
    { says: '67 today: 64 or 65 then', answers: { age: { from: 67, to: 67 } }, state: 'open' },
    { says: '67 today, 65 on that very day', answers: { age: { from: 67, to: 67 }, born: yes }, state: 'met' },
    { says: '67 today, 65 one day later', answers: { age: { from: 67, to: 67 }, born: no }, state: 'failed' },
    { says: '68 today, so at least 65 then', answers: { age: { from: 68, to: 68 } }, state: 'met' },
  ])('on a fixed day, 65 or more on 31 December 2023: $says', ({ answers, state }) => {
    expect(stateOf('made-up-aids', age, answers)).toBe(state);
  });

  it.each<{ scheme: string; says: string; rule: Partial<FinderRule>; answers: Answers; state: Condition['state'] }>([
    { scheme: 'made-up-aids', says: 'a paper held', rule: { kind: 'holds' }, answers: { aadhaar: yes }, state: 'met' },
    {
      scheme: 'made-up-aids',
      says: 'a paper held',
      rule: { kind: 'holds' },
      answers: { aadhaar: no },
      state: 'failed',
    },
    {
      scheme: 'made-up-aids',
      says: 'no help of this kind in past years',
      rule: { kind: 'gap', years: 3 },
      answers: { freeEquipment: no },
      state: 'met',
    },
    {
      scheme: 'made-up-aids',
      says: 'no help of this kind in past years',
      rule: { kind: 'gap', years: 3 },
      answers: { freeEquipment: yes },
      state: 'failed',
    },
    {
      scheme: 'made-up-journey',
      says: 'resident of the State',
      rule: { kind: 'residence' },
      answers: { residence: yes },
      state: 'met',
    },
    {
      scheme: 'made-up-journey',
      says: 'resident of the State',
      rule: { kind: 'residence' },
      answers: { residence: no },
      state: 'failed',
    },
    {
      scheme: 'made-up-marriage',
      says: 'first marriage only',
      rule: { kind: 'situation' },
      answers: { marriage: { chosen: ['first-marriage'] } },
      state: 'met',
    },
    {
      scheme: 'made-up-marriage',
      says: 'first marriage only',
      rule: { kind: 'situation' },
      answers: { marriage: { chosen: [] } },
      state: 'failed',
    },
    {
      scheme: 'made-up-marriage',
      says: 'first marriage only, though sources differ on a widow',
      rule: { kind: 'situation' },
      answers: { marriage: { chosen: ['widow-remarriage'] } },
      state: 'open',
    },
    { scheme: 'made-up-house', says: 'once for each family', rule: { kind: 'once' }, answers: {}, state: 'office' },
  ])('of $scheme, $says: $state for $answers', ({ scheme, rule, answers, state }) => {
    expect(stateOf(scheme, rule, answers)).toBe(state);
  });
});

describe('an exception that a sentence makes', () => {
  it.each<{ says: string; scheme: string; rule: Partial<FinderRule>; answers: Answers; state: Condition['state'] }>([
    {
      says: 'parents can apply at any age',
      scheme: 'made-up-maintenance',
      rule: age,
      answers: { age: { from: 45, to: 45 }, parent: yes },
      state: 'met',
    },
    {
      says: 'orphan children may be younger',
      scheme: 'made-up-hardship-pension',
      rule: age,
      answers: { age: { from: 10, to: 10 }, hardship: { chosen: ['orphan'] } },
      state: 'met',
    },
    {
      says: 'orphans may not be older',
      scheme: 'made-up-hardship-pension',
      rule: age,
      answers: { age: { from: 65, to: 65 }, hardship: { chosen: ['orphan'] } },
      state: 'failed',
    },
    {
      says: 'the below-poverty-line list instead of an income',
      scheme: 'made-up-state-elder-pension',
      rule: income,
      answers: { income: { from: 90_000, to: 90_000 }, bpl: yes },
      state: 'met',
    },
    {
      says: 'a place for orphans of any community',
      scheme: 'made-up-hostels',
      rule: { kind: 'community' },
      answers: { community: { chosen: ['none'] }, hardship: { chosen: ['orphan'] } },
      state: 'met',
    },
    {
      says: 'a place for disabled students of any community',
      scheme: 'made-up-hostels',
      rule: { kind: 'community' },
      answers: { community: { chosen: ['none'] }, situation: { chosen: ['student', 'disability'] } },
      state: 'met',
    },
    {
      says: 'a wider limit for disabled people',
      scheme: 'made-up-hardship-pension',
      rule: income,
      answers: { income: { from: 40_000, to: 40_000 }, bpl: no, situation: { chosen: ['disability'] } },
      state: 'met',
    },
    {
      says: 'perhaps a wider limit for who did not tell the life situation',
      scheme: 'made-up-hardship-pension',
      rule: income,
      answers: { income: { from: 40_000, to: 40_000 }, bpl: no },
      state: 'open',
    },
    {
      says: 'no wider limit for others',
      scheme: 'made-up-hardship-pension',
      rule: income,
      answers: { income: { from: 40_000, to: 40_000 }, bpl: no, situation: { chosen: ['single'] } },
      state: 'failed',
    },
    {
      says: 'more than one disability instead of 80%',
      scheme: 'made-up-disability-pension',
      rule: { kind: 'disability', minPercent: 80 },
      answers: { disability: { from: 50, to: 50 }, severalDisabilities: yes },
      state: 'met',
    },
    {
      says: 'Matang families go to another corporation',
      scheme: 'made-up-education-loan',
      rule: { kind: 'community' },
      answers: { community: { chosen: ['matang'] } },
      state: 'failed',
    },
    {
      says: 'above the limit of the other scholarship, at it',
      scheme: 'made-up-fees',
      rule: income,
      answers: { income: { from: 270_000, to: 270_000 } },
      state: 'failed',
    },
    {
      says: 'above the limit of the other scholarship, one rupee more',
      scheme: 'made-up-fees',
      rule: income,
      answers: { income: { from: 270_001, to: 270_001 } },
      state: 'met',
    },
  ])('of $scheme: $says', ({ scheme, rule, answers, state }) => {
    expect(stateOf(scheme, rule, answers)).toBe(state);
  });
});

describe('a limit for each of two', () => {
  const homes = 'made-up-homes';
  const ofAge = (years: number, gender?: string): Answers => ({
    age: { from: years, to: years },
    ...(gender && { gender: { chosen: [gender] } }),
  });
  it.each<{
    says: string;
    answers: Answers;
    man: Condition['state'] | undefined;
    woman: Condition['state'] | undefined;
  }>([
    { says: 'a woman of 55', answers: ofAge(55, 'woman'), man: undefined, woman: 'met' },
    { says: 'a man of 55', answers: ofAge(55, 'man'), man: 'failed', woman: undefined },
    { says: 'somebody of 57 who was not asked', answers: ofAge(57), man: 'open', woman: 'met' },
    { says: 'somebody of 50, whichever of the two', answers: ofAge(50), man: 'failed', woman: 'failed' },
    { says: 'somebody of 57 who is neither', answers: ofAge(57, 'other'), man: 'open', woman: 'met' },
    { says: 'somebody of 62, whichever of the two', answers: ofAge(62), man: 'met', woman: 'met' },
  ])('men from 60, women from 55: $says', ({ answers, man, woman }) => {
    expect(stateOf(homes, { ...age, who: 'man' }, answers)).toBe(man);
    expect(stateOf(homes, { ...age, who: 'woman' }, answers)).toBe(woman);
  });

  it('is no limit for the other where only one of them has it', () => {
    const scheme = schemeOf({ ...age, text: 'Women from 55.', who: 'woman', min: 55 });
    const states = (answers: Answers) => assess(scheme, answers, TODAY).conditions.map(({ state }) => state);
    expect(states(ofAge(50))).toEqual(['open']);
    expect(states(ofAge(50, 'woman'))).toEqual(['failed']);
    expect(states(ofAge(50, 'man'))).toEqual([]);
  });
});
