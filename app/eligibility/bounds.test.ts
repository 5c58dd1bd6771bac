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
const exactly = (number: number) => ({ from: number, to: number });

type State = Condition['state'];
type Row = [
  scheme: string,
  title: string,
  rule: Partial<FinderRule>,
  question: QuestionId,
  bound: number,
  /** States for `bound - 1`, `bound` and `bound + 1`. */
  states: [State, State, State],
  /** Answers to other questions. */
  beside?: Answers,
];

const FROM: Row[5] = ['failed', 'met', 'met'];
const UP_TO: Row[5] = ['met', 'met', 'failed'];
const BELOW: Row[5] = ['met', 'failed', 'failed'];
const ABOVE: Row[5] = ['failed', 'failed', 'met'];

function stateOf(scheme: string, rule: Partial<FinderRule>, answers: Answers): State | undefined {
  const { conditions } = assess(schemeById(scheme), answers, TODAY);
  const wanted = Object.entries(rule);
  return conditions.find((one) => wanted.every(([name, value]) => one.rule[name as keyof FinderRule] === value))?.state;
}

const rural = { area: { chosen: ['rural'] } };
const urban = { area: { chosen: ['urban'] } };
const age = { kind: 'age' } as const;
const income = { kind: 'income' } as const;

const admitted = (option: string): Answers => ({ admitted: { chosen: [option] } });
const inMasters = { study: { chosen: ['postgraduate'] }, ...admitted('none') };
const abroad = 'made-up-scholarship-abroad';

const ROWS: Row[] = [
  ['made-up-house', 'years of residence', { kind: 'residence' }, 'residenceYears', 15, FROM, { residence: yes }],
  ['made-up-house', 'income in a village', { ...income, area: 'rural' }, 'income', 130_000, UP_TO, rural],
  ['made-up-house', 'income in a town', { ...income, area: 'urban' }, 'income', 310_000, UP_TO, urban],
  ['made-up-marriage', 'the age of the groom', { ...age, who: 'groom' }, 'groomAge', 21, FROM],
  ['made-up-marriage', 'the age of the bride', { ...age, who: 'bride' }, 'brideAge', 18, FROM],
  ['made-up-maintenance', 'a minimum age', age, 'age', 60, FROM, { hardship: { chosen: [] } }],
  ['made-up-widow-pension', 'the minimum of an age range', age, 'age', 40, FROM],
  ['made-up-widow-pension', 'the maximum of an age range', age, 'age', 79, UP_TO],
  ['made-up-aids', 'income up to a limit', income, 'income', 210_000, UP_TO],
  ['made-up-journey', 'an age above a limit', age, 'age', 60, ABOVE],
  ['made-up-journey', 'income below a limit', income, 'income', 270_000, BELOW],
  ['made-up-weddings', 'a number of couples', { kind: 'count' }, 'couples', 20, FROM],
  ['made-up-tractor', 'a share of members', { kind: 'members' }, 'membersScOrNb', 80, FROM],
  [abroad, 'an age for one course', { ...age, course: 'postgraduate' }, 'age', 35, UP_TO, inMasters],
  [abroad, 'an age for another course', { ...age, course: 'doctorate' }, 'age', 40, UP_TO, admitted('doctorate')],
  [abroad, 'income under a limit, for students', income, 'income', 700_000, BELOW],
  ['made-up-merit', 'marks', { kind: 'marks' }, 'marks', 60, FROM],
];

describe('a bound of a condition', () => {
  it.each(ROWS)(
    'has the right state at bound - 1, bound and bound + 1: %s, %s',
    (scheme, _, rule, question, bound, states, beside) => {
      const found = [bound - 1, bound, bound + 1].map((value) =>
        stateOf(scheme, rule, { ...beside, [question]: exactly(value) }),
      );
      expect(found).toEqual(states);
    },
  );

  it.each<[title: string, answers: Answers, state: State]>([
    ['66 today, so at most 64 then', { age: exactly(66) }, 'failed'],
    ['67 today: 64 or 65 then', { age: exactly(67) }, 'open'],
    ['67 today, 65 on that very day', { age: exactly(67), born: yes }, 'met'],
    ['67 today, 65 one day later', { age: exactly(67), born: no }, 'failed'],
    ['68 today, so at least 65 then', { age: exactly(68) }, 'met'],
  ])('65 or more on 31 December 2023: %s', (_, answers, state) => {
    expect(stateOf('made-up-aids', age, answers)).toBe(state);
  });

  const marriage = (...chosen: string[]): Answers => ({ marriage: { chosen } });
  it.each<[scheme: string, title: string, rule: Partial<FinderRule>, answers: Answers, state: State]>([
    ['made-up-aids', 'a document that the person has', { kind: 'holds' }, { aadhaar: yes }, 'met'],
    ['made-up-aids', 'a document that the person can get', { kind: 'holds' }, { aadhaar: no }, 'open'],
    ['made-up-aids', 'no help in past years', { kind: 'gap', years: 3 }, { freeEquipment: no }, 'met'],
    ['made-up-aids', 'help in past years', { kind: 'gap', years: 3 }, { freeEquipment: yes }, 'failed'],
    ['made-up-journey', 'resident of the State', { kind: 'residence' }, { residence: yes }, 'met'],
    ['made-up-journey', 'not resident of the State', { kind: 'residence' }, { residence: no }, 'failed'],
    ['made-up-marriage', 'first marriage only', { kind: 'situation' }, marriage('first-marriage'), 'met'],
    ['made-up-marriage', 'first marriage only', { kind: 'situation' }, marriage(), 'failed'],
    // Sources differ on a widow.
    ['made-up-marriage', 'a second one', { kind: 'situation' }, marriage('widow-remarriage'), 'open'],
    ['made-up-house', 'once for each family', { kind: 'once' }, {}, 'office'],
  ])('%s, %s', (scheme, _, rule, answers, state) => {
    expect(stateOf(scheme, rule, answers)).toBe(state);
  });
});

describe('a document that an applicant needs', () => {
  const cases = Object.entries(DOCUMENTS).flatMap(([document, [id, ...wanted]]) =>
    optionsOf(id).map((option) => ({ document, id, option, state: wanted.includes(option) ? 'met' : 'open' })),
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
  const hardship = (age: number): Answers => ({ age: exactly(age), hardship: { chosen: ['orphan'] } });
  const earning = (rupees: number, bpl = no, ...chosen: string[]): Answers => ({
    ...{ income: exactly(rupees), bpl },
    ...(chosen.length > 0 && { situation: { chosen } }),
  });
  const ofNoCommunity = { community: { chosen: ['none'] } };
  const community = { kind: 'community' } as const;
  const pension = 'made-up-hardship-pension';
  it.each<[title: string, scheme: string, rule: Partial<FinderRule>, answers: Answers, state: State]>([
    [
      'parents can apply at any age',
      'made-up-maintenance',
      age,
      { age: exactly(45), hardship: { chosen: ['children-do-not-support'] } },
      'met',
    ],
    ['orphan children may be younger', pension, age, hardship(10), 'met'],
    ['orphans may not be older', pension, age, hardship(65), 'failed'],
    ['the poverty list instead of an income', 'made-up-state-elder-pension', income, earning(90_000, yes), 'met'],
    ['a place for orphans', 'made-up-hostels', community, { ...ofNoCommunity, ...hardship(10) }, 'met'],
    [
      'a place for disabled students',
      'made-up-hostels',
      community,
      { ...ofNoCommunity, situation: { chosen: ['student', 'disability'] } },
      'met',
    ],
    ['a wider limit for disabled people', pension, income, earning(40_000, no, 'disability'), 'met'],
    ['open until the life situation, which may widen it, is known', pension, income, earning(40_000), 'open'],
    ['undecided if “disability” is not ticked', pension, income, earning(40_000, no, 'single'), 'unticked'],
    ['no wider limit above the limit for disabled people', pension, income, earning(50_000, no, 'single'), 'failed'],
    [
      'more than one disability instead of 80%',
      'made-up-disability-pension',
      { kind: 'disability', minPercent: 80 },
      { disability: exactly(50), severalDisabilities: yes },
      'met',
    ],
    [
      'Matang families go to another corporation',
      'made-up-education-loan',
      community,
      { community: { chosen: ['matang'] } },
      'failed',
    ],
    ['income at the limit of the other scholarship', 'made-up-fees', income, earning(270_000), 'failed'],
    ['income one rupee above this limit', 'made-up-fees', income, earning(270_001), 'met'],
  ])('%s: %s', (_, scheme, rule, answers, state) => {
    expect(stateOf(scheme, rule, answers)).toBe(state);
  });
});

describe('an age on which the sources disagree', () => {
  it.each([
    [59, 'met'],
    [60, 'open'],
    [64, 'open'],
    [65, 'failed'],
  ] as const)('%i is %s if the limit is 59 or 64', (years, state) => {
    const scheme = schemeOf({ kind: 'age', text: '', who: 'earner', max: 59, uncertainTo: 64 });
    const { conditions } = assess(scheme, { earnerAge: exactly(years) }, TODAY);
    expect(conditions.map((condition) => condition.state)).toEqual([state]);
  });
});

describe('alternative limits for men and women', () => {
  const homes = 'made-up-homes';
  const ofAge = (years: number, gender?: string): Answers => ({
    age: exactly(years),
    ...(gender && { gender: { chosen: [gender] } }),
  });
  it.each<[title: string, answers: Answers, man: State | undefined, woman: State | undefined]>([
    ['a woman of 55', ofAge(55, 'woman'), undefined, 'met'],
    ['a man of 55', ofAge(55, 'man'), 'failed', undefined],
    ['age 57, gender not answered', ofAge(57), 'open', 'met'],
    ['age 50, gender not answered', ofAge(50), 'failed', 'failed'],
    ['age 57, neither man nor woman', ofAge(57, 'other'), 'open', 'met'],
    ['age 62, gender not answered', ofAge(62), 'met', 'met'],
  ])('are applied by gender (men from 60, women from 55): %s', (_, answers, man, woman) => {
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
