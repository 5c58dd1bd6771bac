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
  /** The words of the catalogue specification, section 5. */
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
    scheme: 'ramai-awas',
    says: '15 years residence in the state',
    rule: { kind: 'residence' },
    question: 'residenceYears',
    beside: { residence: yes },
    bound: 15,
    states: FROM,
  },
  {
    scheme: 'ramai-awas',
    says: 'income up to 1.20 lakh rural',
    rule: { ...income, area: 'rural' },
    question: 'income',
    beside: rural,
    bound: 120_000,
    states: UP_TO,
  },
  {
    scheme: 'ramai-awas',
    says: 'and 3.00 lakh urban',
    rule: { ...income, area: 'urban' },
    question: 'income',
    beside: urban,
    bound: 300_000,
    states: UP_TO,
  },
  {
    scheme: 'inter-caste-marriage',
    says: 'groom at least 21',
    rule: { ...age, who: 'groom' },
    question: 'groomAge',
    bound: 21,
    states: FROM,
  },
  {
    scheme: 'inter-caste-marriage',
    says: 'bride at least 18',
    rule: { ...age, who: 'bride' },
    question: 'brideAge',
    bound: 18,
    states: FROM,
  },
  {
    scheme: 'kanyadan',
    says: 'same ages: groom at least 21',
    rule: { ...age, who: 'groom' },
    question: 'groomAge',
    bound: 21,
    states: FROM,
  },
  {
    scheme: 'kanyadan',
    says: 'same ages: bride at least 18',
    rule: { ...age, who: 'bride' },
    question: 'brideAge',
    bound: 18,
    states: FROM,
  },
  {
    scheme: 'seniors-maintenance-act',
    says: 'age 60 and above',
    rule: age,
    question: 'age',
    beside: { parent: no },
    bound: 60,
    states: FROM,
  },
  {
    scheme: 'indira-gandhi-widow-pension',
    says: 'widow pension: from 40 years',
    rule: age,
    question: 'age',
    bound: 40,
    states: FROM,
  },
  {
    scheme: 'indira-gandhi-widow-pension',
    says: 'widow pension: to 79 years',
    rule: age,
    question: 'age',
    bound: 79,
    states: UP_TO,
  },
  {
    scheme: 'indira-gandhi-disability-pension',
    says: 'disability pension: from 18',
    rule: age,
    question: 'age',
    bound: 18,
    states: FROM,
  },
  {
    scheme: 'indira-gandhi-disability-pension',
    says: 'disability pension: to 79',
    rule: age,
    question: 'age',
    bound: 79,
    states: UP_TO,
  },
  {
    scheme: 'vayoshree',
    says: 'family income up to 2 lakh',
    rule: income,
    question: 'income',
    bound: 200_000,
    states: UP_TO,
  },
  { scheme: 'tirth-darshan', says: 'age above 60', rule: age, question: 'age', bound: 60, states: ABOVE },
  {
    scheme: 'tirth-darshan',
    says: 'family income below 2.5 lakh',
    rule: income,
    question: 'income',
    bound: 250_000,
    states: BELOW,
  },
  {
    scheme: 'collective-wedding-grant',
    says: 'at least 20 couples',
    rule: { kind: 'count' },
    question: 'couples',
    bound: 20,
    states: FROM,
  },
  {
    scheme: 'gaikwad-sabalikaran-land',
    says: 'landless labourer scheme: age from 18',
    rule: age,
    question: 'age',
    bound: 18,
    states: FROM,
  },
  {
    scheme: 'gaikwad-sabalikaran-land',
    says: 'landless labourer scheme: age to 60',
    rule: age,
    question: 'age',
    bound: 60,
    states: UP_TO,
  },
  {
    scheme: 'mini-tractor-shg',
    says: 'at least 80% of members scheduled-caste or neo-Buddhist',
    rule: { kind: 'members' },
    question: 'membersScOrNb',
    bound: 80,
    states: FROM,
  },
  {
    scheme: 'shahu-foreign-scholarship',
    says: 'age up to 35 postgraduate',
    rule: { ...age, course: 'postgraduate' },
    question: 'age',
    beside: { study: { chosen: ['postgraduate'] }, admitted: { chosen: ['none'] } },
    bound: 35,
    states: UP_TO,
  },
  {
    scheme: 'shahu-foreign-scholarship',
    says: 'age up to 40 doctoral',
    rule: { ...age, course: 'doctorate' },
    question: 'age',
    beside: { admitted: { chosen: ['doctorate'] } },
    bound: 40,
    states: UP_TO,
  },
  {
    scheme: 'shahu-foreign-scholarship',
    says: 'income under 8 lakh',
    rule: income,
    question: 'income',
    bound: 800_000,
    states: BELOW,
  },
  {
    scheme: 'lasdc-scholarship',
    says: 'scholarships: minimum 60% marks',
    rule: { kind: 'marks' },
    question: 'marks',
    bound: 60,
    states: FROM,
  },
];

describe('a bound of the catalogue specification, section 5', () => {
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
  ])('of vayoshree, age 65 or more as of 31 Dec 2023: $says', ({ answers, state }) => {
    expect(stateOf('vayoshree', age, answers)).toBe(state);
  });

  it.each<{ scheme: string; says: string; rule: Partial<FinderRule>; answers: Answers; state: Condition['state'] }>([
    { scheme: 'vayoshree', says: 'Aadhaar held', rule: { kind: 'holds' }, answers: { aadhaar: yes }, state: 'met' },
    { scheme: 'vayoshree', says: 'Aadhaar held', rule: { kind: 'holds' }, answers: { aadhaar: no }, state: 'failed' },
    {
      scheme: 'vayoshree',
      says: 'no free equipment in past 3 years',
      rule: { kind: 'gap', years: 3 },
      answers: { freeEquipment: no },
      state: 'met',
    },
    {
      scheme: 'vayoshree',
      says: 'no free equipment in past 3 years',
      rule: { kind: 'gap', years: 3 },
      answers: { freeEquipment: yes },
      state: 'failed',
    },
    {
      scheme: 'tirth-darshan',
      says: 'Maharashtra resident',
      rule: { kind: 'residence' },
      answers: { residence: yes },
      state: 'met',
    },
    {
      scheme: 'tirth-darshan',
      says: 'Maharashtra resident',
      rule: { kind: 'residence' },
      answers: { residence: no },
      state: 'failed',
    },
    {
      scheme: 'kanyadan',
      says: 'first marriage only',
      rule: { kind: 'situation' },
      answers: { marriage: { chosen: ['first-marriage'] } },
      state: 'met',
    },
    {
      scheme: 'kanyadan',
      says: 'first marriage only',
      rule: { kind: 'situation' },
      answers: { marriage: { chosen: [] } },
      state: 'failed',
    },
    {
      scheme: 'kanyadan',
      says: 'first marriage only, though sources differ on a widow',
      rule: { kind: 'situation' },
      answers: { marriage: { chosen: ['widow-remarriage'] } },
      state: 'open',
    },
    { scheme: 'ramai-awas', says: 'one person per family', rule: { kind: 'once' }, answers: {}, state: 'office' },
  ])('of $scheme, $says: $state for $answers', ({ scheme, rule, answers, state }) => {
    expect(stateOf(scheme, rule, answers)).toBe(state);
  });
});

describe('an exception that a sentence makes', () => {
  it.each<{ says: string; scheme: string; rule: Partial<FinderRule>; answers: Answers; state: Condition['state'] }>([
    {
      says: 'parents can apply at any age',
      scheme: 'seniors-maintenance-act',
      rule: age,
      answers: { age: { from: 45, to: 45 }, parent: yes },
      state: 'met',
    },
    {
      says: 'orphan children may be younger',
      scheme: 'sanjay-gandhi-niradhar',
      rule: age,
      answers: { age: { from: 10, to: 10 }, hardship: { chosen: ['orphan'] } },
      state: 'met',
    },
    {
      says: 'orphans may not be older',
      scheme: 'sanjay-gandhi-niradhar',
      rule: age,
      answers: { age: { from: 65, to: 65 }, hardship: { chosen: ['orphan'] } },
      state: 'failed',
    },
    {
      says: 'the below-poverty-line list instead of an income',
      scheme: 'shravanbal',
      rule: income,
      answers: { income: { from: 90_000, to: 90_000 }, bpl: yes },
      state: 'met',
    },
    {
      says: 'a place for orphans of any community',
      scheme: 'government-hostels',
      rule: { kind: 'community' },
      answers: { community: { chosen: ['none'] }, hardship: { chosen: ['orphan'] } },
      state: 'met',
    },
    {
      says: 'a place for disabled students of any community',
      scheme: 'government-hostels',
      rule: { kind: 'community' },
      answers: { community: { chosen: ['none'] }, situation: { chosen: ['student', 'disability'] } },
      state: 'met',
    },
    {
      says: 'a wider limit for disabled people',
      scheme: 'sanjay-gandhi-niradhar',
      rule: income,
      answers: { income: { from: 50_000, to: 50_000 }, bpl: no, situation: { chosen: ['disability'] } },
      state: 'met',
    },
    {
      says: 'perhaps a wider limit for who did not tell the life situation',
      scheme: 'sanjay-gandhi-niradhar',
      rule: income,
      answers: { income: { from: 50_000, to: 50_000 }, bpl: no },
      state: 'open',
    },
    {
      says: 'no wider limit for others',
      scheme: 'sanjay-gandhi-niradhar',
      rule: income,
      answers: { income: { from: 50_000, to: 50_000 }, bpl: no, situation: { chosen: ['single'] } },
      state: 'failed',
    },
    {
      says: 'more than one disability instead of 80%',
      scheme: 'indira-gandhi-disability-pension',
      rule: { kind: 'disability', minPercent: 80 },
      answers: { disability: { from: 50, to: 50 }, severalDisabilities: yes },
      state: 'met',
    },
    {
      says: 'Matang families go to another corporation',
      scheme: 'mpbcdc-subsidy',
      rule: { kind: 'community' },
      answers: { community: { chosen: ['matang'] } },
      state: 'failed',
    },
    {
      says: 'above the limit of the other scholarship, at it',
      scheme: 'freeship-tuition-exam-fees',
      rule: income,
      answers: { income: { from: 250_000, to: 250_000 } },
      state: 'failed',
    },
    {
      says: 'above the limit of the other scholarship, one rupee more',
      scheme: 'freeship-tuition-exam-fees',
      rule: income,
      answers: { income: { from: 250_001, to: 250_001 } },
      state: 'met',
    },
  ])('of $scheme: $says', ({ scheme, rule, answers, state }) => {
    expect(stateOf(scheme, rule, answers)).toBe(state);
  });
});

describe('a limit for each of two', () => {
  const homes = 'aided-old-age-homes';
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
