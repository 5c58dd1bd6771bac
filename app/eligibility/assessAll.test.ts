import { describe, expect, it } from 'vitest';
import { schemeById, schemeOf } from '#tests/fixtures/eligibility/catalogues.ts';
import { MADE_UP_SCHEMES as catalogue } from '#tests/fixtures/eligibility/madeUpSchemes.ts';
import type { Answers } from './answers.ts';
import { assess } from './assess.ts';
import { assessAll, type Results } from './assessAll.ts';
import type { FinderRule, FinderScheme } from './catalogue.ts';

const TODAY = '2026-11-22';
const chosen = (...options: string[]) => ({ chosen: options });
const exactly = (number: number) => ({ from: number, to: number });

const withoutOfficeCheck = (scheme: FinderScheme | undefined) => ({
  ...(scheme ?? schemeOf()),
  eligibility: scheme?.eligibility.filter((rule) => rule.kind !== 'income' || rule.maxRupees !== undefined) ?? [],
});

const schemeIds = (group: keyof Results, answers: Answers) =>
  assessAll(catalogue, answers, TODAY)[group].map(({ scheme }) => scheme.id);

const widow: Answers = {
  situation: chosen('single'),
  marital: chosen('widow'),
  age: exactly(45),
  community: chosen('none'),
  bpl: chosen('yes'),
  residence: chosen('yes'),
  residenceYears: exactly(45),
  otherPension: chosen('no'),
  hardship: chosen(),
};

describe('assessAll', () => {
  it('puts the widow pension first for a widow of 45, and finds a near miss of the minimum age 65', () => {
    expect(schemeIds('likely', widow).slice(0, 2)).toEqual(['made-up-widow-pension', 'made-up-hardship-pension']);
    const { nearMiss } = assessAll(catalogue, widow, TODAY).notNow[0]?.conditions.find((one) => one.nearMiss) ?? {};
    expect(nearMiss).toEqual({ kind: 'age', bound: 65 });
  });

  it('sorts schemes with the verdict "check" by whether the ticked situation meets a condition, then by what is unknown', () => {
    const { check } = assessAll(catalogue, { situation: chosen('farm-labourer', 'disability') }, TODAY);
    const order = check.map(({ conditions }) => [
      conditions.some(({ state, question }) => state === 'met' && question === 'situation') ? 0 : 1,
      conditions.filter(({ state }) => state === 'open' || state === 'office').length,
    ]);
    const byBoth = ([near = 0, open = 0]: number[], [otherNear = 0, otherOpen = 0]: number[]) =>
      near - otherNear || open - otherOpen;
    expect(order).toEqual(order.toSorted(byBoth));
    expect(new Set(order.map(([near]) => near)).size).toBe(2);
  });

  it('sorts a scholarship before a loan if the applicant is a student', () => {
    const student: Answers = {
      situation: chosen('student'),
      age: exactly(20),
      study: chosen('degree'),
      community: chosen('NB'),
      income: exactly(200_000),
      residence: chosen('yes'),
    };
    const [scholarship, loan] = ['made-up-college-scholarship', 'made-up-education-loan'].map(schemeById);
    const { likely } = assessAll([loan, scholarship].map(withoutOfficeCheck), student, TODAY);
    expect(likely.map(({ scheme }) => scheme.id)).toEqual([scholarship?.id, loan?.id]);
  });

  it('sorts a loan after a smaller grant', () => {
    const { benefit } = schemeById('made-up-aids');
    const loan = { ...schemeOf(), id: 'loan', lends: true as const, benefit: { ...benefit, rupees: 900_000 } };
    const grant = { ...schemeOf(), id: 'grant', benefit: { ...benefit, rupees: 1 } };
    const residence = schemeOf({ kind: 'residence', text: 'You live here.' });
    const { likely } = assessAll(
      [loan, grant].map((scheme) => ({ ...scheme, eligibility: residence.eligibility })),
      { residence: chosen('yes') },
      TODAY,
    );
    expect(likely.map(({ scheme }) => scheme.id)).toEqual(['grant', 'loan']);
  });

  const { benefit } = schemeById('made-up-aids');
  const isOld: FinderRule = { kind: 'age', text: 'You are 60 or older.', min: 60 };
  const isPoor: FinderRule = { kind: 'situation', text: 'You are poor.', anyOf: ['bpl'] };
  const paid = (rupees: number, period: 'once' | 'month' | 'year') => ({
    ...schemeOf(isOld),
    benefit: { ...benefit, rupees, period },
  });

  it.each<{ what: string; first: FinderScheme; second: FinderScheme }>([
    { what: 'a monthly payment before a larger grant', first: paid(100, 'month'), second: paid(90_000, 'once') },
    { what: 'a yearly payment before a larger grant', first: paid(100, 'year'), second: paid(90_000, 'once') },
    { what: 'a larger amount per year before a smaller one', first: paid(500, 'month'), second: paid(5_999, 'year') },
    {
      what: 'a scheme with more conditions met before a larger amount',
      first: { ...paid(1, 'once'), eligibility: [isOld, isPoor] },
      second: paid(90_000, 'once'),
    },
  ])('sorts $what', ({ first, second }) => {
    const both = [
      { ...second, id: 'second' },
      { ...first, id: 'first' },
    ];
    for (const catalogue of [both, both.toReversed()]) {
      const { likely } = assessAll(catalogue, { age: exactly(70), bpl: chosen('yes') }, TODAY);
      expect(likely.map(({ scheme }) => scheme.id)).toEqual(['first', 'second']);
    }
  });

  it('lists near misses first among schemes with the verdict "not now", then sorts by the number of failed conditions', () => {
    const young = { ...schemeOf({ kind: 'age', text: 'You are 18 or younger.', max: 18 }), id: 'never' };
    const soon = { ...schemeOf({ kind: 'age', text: 'You are 71 or older.', min: 71 }), id: 'soon' };
    const never = { ...young, id: 'in-two', eligibility: [...young.eligibility, isPoor] };
    const answers = { age: exactly(70), bpl: chosen('no') };
    const { notNow } = assessAll([never, young, soon], answers, TODAY);
    expect(notNow.map(({ scheme }) => scheme.id)).toEqual(['soon', 'never', 'in-two']);
  });

  const elder: Answers = {
    situation: chosen('senior'),
    age: exactly(70),
    community: chosen('none'),
    hardship: chosen(),
    bpl: chosen('yes'),
    income: exactly(20_000),
    residence: chosen('yes'),
    aadhaar: chosen('yes'),
    freeEquipment: chosen('no'),
  };
  const abroad: Answers = {
    situation: chosen('student'),
    age: exactly(26),
    study: chosen('postgraduate'),
    course: chosen('abroad'),
    community: chosen('SC'),
    income: exactly(500_000),
    residence: chosen('yes'),
    marks: exactly(65),
    lodging: chosen('elsewhere'),
  };
  const pupil: Answers = {
    situation: chosen('student'),
    age: exactly(14),
    study: chosen('school'),
    class: chosen('9'),
    community: chosen('SC'),
    work: chosen(),
    income: exactly(150_000),
    residence: chosen('yes'),
    gender: chosen('woman'),
    marks: exactly(65),
  };

  it.each<[title: string, answers: Answers, first: string]>([
    ['the monthly pension to an elder', elder, 'made-up-elder-pension'],
    ['the scholarship for studies abroad to a student who goes abroad', abroad, 'made-up-scholarship-abroad'],
    ['the scholarship for class 9 to a pupil of that class', pupil, 'made-up-class-scholarship'],
  ])('offers %s before others', (_, answers, first) => {
    expect(schemeIds('likely', answers)[0]).toBe(first);
  });

  const newcomer: Answers = {
    situation: chosen('student'),
    community: chosen('SC'),
    income: exactly(500_000),
    residence: chosen('yes'),
    marks: exactly(65),
  };

  it.each<{ title: string; answers: Answers; scheme: string }>([
    {
      title: 'the scholarship for studies abroad to a graduate admitted abroad',
      answers: { age: exactly(28), study: chosen('none'), admitted: chosen('postgraduate'), course: chosen('abroad') },
      scheme: 'made-up-scholarship-abroad',
    },
    {
      title: 'the scholarship for national institutions to a school leaver admitted to one',
      answers: {
        age: exactly(18),
        study: chosen('class-11-12'),
        admitted: chosen('degree'),
        course: chosen('national-institution'),
      },
      scheme: 'made-up-national-scholarship',
    },
  ])('offers $title, but not without the admission', ({ answers, scheme }) => {
    expect(schemeIds('likely', { ...newcomer, ...answers })).toContain(scheme);
    expect(schemeIds('notNow', { ...newcomer, ...answers, admitted: chosen('none') })).toContain(scheme);
  });

  it('offers the state pension to a poor elderly person who lives with a family', () => {
    expect(schemeIds('likely', { ...elder, residenceYears: exactly(70) })).toContain('made-up-state-elder-pension');
  });

  it('groups schemes without a condition as unconditional', () => {
    for (const answers of [widow, elder, abroad]) {
      expect(schemeIds('unconditional', answers)).toEqual(['made-up-campaign']);
      expect(schemeIds('likely', answers)).not.toContain('made-up-campaign');
    }
  });

  it('offers the loan for spinning mills only to a spinning mill', () => {
    const organisation = (kind: string): Answers => ({
      situation: chosen('organisation'),
      organisationKind: chosen(kind),
      registered: chosen('yes'),
      groupCommunity: chosen('SC'),
    });
    expect(schemeIds('check', organisation('spinning-mill'))).toContain('made-up-mill-loan');
    expect(schemeIds('notNow', organisation('voluntary'))).toContain('made-up-mill-loan');
  });
});

describe('a scheme', () => {
  it.each<{ title: string; scheme: string; answers: Answers; group: keyof Results; add?: string }>([
    {
      title: 'for other situations if its deciding question does not apply to the person',
      scheme: 'made-up-weddings',
      answers: { situation: chosen('senior') },
      group: 'otherSituation',
      add: 'organisation',
    },
    {
      title: 'for other situations if only organisations are asked and it is for people',
      scheme: 'made-up-homes',
      answers: { situation: chosen('organisation') },
      group: 'otherSituation',
      add: 'person',
    },
    {
      title: 'for other situations if they give an exception to a community',
      scheme: 'made-up-hostels',
      answers: { situation: chosen('student'), community: chosen('none'), hardship: chosen() },
      group: 'otherSituation',
      add: 'disability',
    },
    {
      title: 'refused if it requires an event that did not happen',
      scheme: 'made-up-relief',
      answers: { situation: chosen('senior'), hardship: chosen() },
      group: 'notNow',
    },
    {
      title: 'refused if the person is above its maximum age',
      scheme: 'made-up-training',
      answers: { situation: chosen('couple'), age: exactly(30) },
      group: 'notNow',
    },
    {
      title: 'to be checked if it is for households and the person is a student',
      scheme: 'made-up-house',
      answers: { situation: chosen('student') },
      group: 'check',
    },
    {
      title: 'to be checked if no question is answered',
      scheme: 'made-up-weddings',
      answers: {},
      group: 'check',
    },
    {
      title: 'offered to a woman who is old enough for it but no senior',
      scheme: 'made-up-homes',
      answers: { situation: chosen('single'), age: exactly(55) },
      group: 'likely',
    },
    {
      title: 'offered to a parent of any age whose children give no support',
      scheme: 'made-up-maintenance',
      answers: { situation: chosen(), age: exactly(50), hardship: chosen('children-do-not-support') },
      group: 'likely',
    },
    {
      title: 'offered to a destitute person who ticked no situation',
      scheme: 'made-up-hardship-pension',
      answers: {
        situation: chosen(),
        age: exactly(30),
        hardship: chosen('nobody-to-support'),
        income: exactly(1),
        residenceYears: exactly(30),
      },
      group: 'likely',
    },
    {
      title: 'to be checked by a person who may belong to an unlisted group',
      scheme: 'made-up-hardship-pension',
      answers: {
        situation: chosen(),
        age: exactly(30),
        hardship: chosen(),
        income: exactly(1),
        residenceYears: exactly(30),
      },
      group: 'check',
    },
  ])('is $title: $scheme', ({ scheme, answers, group, add }) => {
    expect(schemeIds(group, answers)).toContain(scheme);
    expect(assess(schemeById(scheme), answers, TODAY).add).toBe(add);
  });
});

it('a disability below the bound is the reason of a refusal', () => {
  const answers: Answers = { situation: chosen('disability'), disability: exactly(39), hardship: chosen() };
  const { verdict, conditions } = assess(schemeById('made-up-hardship-pension'), answers, TODAY);
  expect(verdict).toBe('notNow');
  expect(conditions.filter(({ state }) => state === 'failed').map(({ question }) => question)).toEqual(['disability']);
});

describe('a scheme for people and organisations', () => {
  const award = schemeById('made-up-award');
  const young: Answers = { age: exactly(20), gender: chosen('man') };

  it.each<[title: string, answers: Answers, verdict: string]>([
    ['a man who is too young but may represent an organisation', young, 'check'],
    ['a man who is too young and represents no organisation', { ...young, situation: chosen('social-work') }, 'notNow'],
    ['an organisation, whatever the age of the respondent', { ...young, situation: chosen('organisation') }, 'check'],
    [
      'an organisation that is not registered',
      { situation: chosen('organisation'), registered: chosen('no') },
      'notNow',
    ],
    ['a person, who need not be registered', { registered: chosen('no') }, 'check'],
  ])('has the better verdict of the person and the organisation: %s', (_, answers, verdict) => {
    expect(assess(award, answers, TODAY).verdict).toBe(verdict);
  });
});

describe('a condition with several alternative situations', () => {
  it('names a question that is relevant to the person', () => {
    const { conditions } = assess(
      schemeById('made-up-hardship-pension'),
      { situation: chosen('farm-labourer') },
      TODAY,
    );
    expect(conditions.find(({ rule }) => rule.kind === 'situation')?.question).toBe('hardship');
  });
});

describe('a pension that counts unmarried women above an age among the destitute', () => {
  const text = 'A condition.';
  const pension = schemeOf(
    { kind: 'situation', text, anyOf: ['widow'], unmarriedAbove: 35, andOthers: true },
    { kind: 'disability', text, minPercent: 40, onlyDisabled: true, orElse: ['widow'] },
  );
  const verdictAt = (age: Answers['age'], more: Answers = {}) =>
    assess(pension, { situation: chosen('single'), marital: chosen('unmarried'), age, ...more } as Answers, TODAY)
      .verdict;

  it.each([
    { title: 'above it', age: exactly(36), verdict: 'likely' },
    { title: 'of just this age', age: exactly(35), verdict: 'check' },
    { title: 'who may be younger or older', age: { from: 18, to: 39 }, verdict: 'check' },
    { title: 'who does not tell her age', age: { skipped: true } as const, verdict: 'check' },
  ])('is $verdict for an unmarried woman $title', ({ age, verdict }) => {
    expect(verdictAt(age)).toBe(verdict);
  });

  it('counts nobody who is separated or whose answer is not known', () => {
    expect(verdictAt(exactly(36), { marital: chosen('separated') })).toBe('check');
    expect(verdictAt(exactly(36), { marital: { skipped: true } })).toBe('check');
  });

  it('does not refuse such a woman because of a small disability', () => {
    const disabled = { situation: chosen('single', 'disability'), disability: exactly(39) };
    expect(verdictAt(exactly(36), disabled)).toBe('likely');
    expect(verdictAt(exactly(35), disabled)).toBe('notNow');
  });
});
