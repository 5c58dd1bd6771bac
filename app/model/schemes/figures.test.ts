import { describe, expect, it } from 'vitest';
import { schemes } from './data.server.ts';
import type { Scheme } from './schema.server.ts';

type Rule = Scheme['eligibility'][number];
type Benefit = Scheme['benefits'][number];

/** Every bound that a rule can have. A row below names all that apply; what it leaves out must not be there. */
const BOUNDS = [
  'min',
  'above',
  'max',
  'asOf',
  'maxRupees',
  'disabledMaxRupees',
  'belowRupees',
  'years',
  'minPercent',
  'who',
  'area',
  'of',
  'anyOf',
] as const;

type Condition = { kind: Rule['kind'] } & Partial<Record<(typeof BOUNDS)[number], unknown>>;

/** A benefit by its name, with all its figures: `note` and `words` are patterns in the English text. */
type Figure = Pick<Partial<Benefit>, 'rupees' | 'upTo' | 'percent' | 'period' | 'per'> & {
  what: RegExp;
  note?: RegExp;
  words?: RegExp;
};

function schemeById(id: string): Scheme {
  const scheme = schemes.find((candidate) => candidate.id === id);
  if (!scheme) throw new Error(`content/schemes/${id}.yaml is missing`);
  return scheme;
}

const boundsOf = (rule: object) =>
  Object.fromEntries(['kind', ...BOUNDS].flatMap((name) => (name in rule ? [[name, rule[name as never]]] : [])));

const figuresOf = ({ rupees, upTo, percent, period, per }: Omit<Figure, 'what' | 'note' | 'words'>) => ({
  rupees,
  upTo,
  percent,
  period,
  per,
});

describe('a condition of the catalogue specification, section 5', () => {
  const adults = { min: 18 };
  it.each<{ scheme: string; says: string; rule: Condition }>([
    { scheme: 'vayoshree', says: '65 or more on 31 December 2023', rule: { kind: 'age', min: 65, asOf: '2023-12-31' } },
    { scheme: 'vayoshree', says: 'income up to 2 lakh', rule: { kind: 'income', maxRupees: 200000, of: 'family' } },
    { scheme: 'tirth-darshan', says: 'above 60, so 61 and not 60', rule: { kind: 'age', above: 60 } },
    { scheme: 'tirth-darshan', says: 'resident of Maharashtra', rule: { kind: 'residence' } },
    {
      scheme: 'tirth-darshan',
      says: 'income below 2.5 lakh',
      rule: { kind: 'income', belowRupees: 250000, of: 'family' },
    },
    { scheme: 'indira-gandhi-widow-pension', says: 'widows of 40 to 79', rule: { kind: 'age', min: 40, max: 79 } },
    { scheme: 'indira-gandhi-disability-pension', says: 'age 18 to 79', rule: { kind: 'age', min: 18, max: 79 } },
    { scheme: 'ramai-awas', says: '15 years in the state', rule: { kind: 'residence', years: 15 } },
    {
      scheme: 'ramai-awas',
      says: 'income up to 1.20 lakh in a village',
      rule: { kind: 'income', maxRupees: 120000, of: 'family', area: 'rural' },
    },
    {
      scheme: 'ramai-awas',
      says: 'income up to 3.00 lakh in a town',
      rule: { kind: 'income', maxRupees: 300000, of: 'family', area: 'urban' },
    },
    { scheme: 'inter-caste-marriage', says: 'groom at least 21', rule: { kind: 'age', who: 'groom', min: 21 } },
    { scheme: 'inter-caste-marriage', says: 'bride at least 18', rule: { kind: 'age', who: 'bride', min: 18 } },
    { scheme: 'kanyadan', says: 'groom at least 21', rule: { kind: 'age', who: 'groom', min: 21 } },
    { scheme: 'kanyadan', says: 'bride at least 18', rule: { kind: 'age', who: 'bride', min: 18 } },
    {
      scheme: 'collective-wedding-grant',
      says: 'at least 20 couples',
      rule: { kind: 'count', min: 20, of: 'couples' },
    },
    { scheme: 'seniors-maintenance-act', says: '60 and above', rule: { kind: 'age', min: 60 } },
    { scheme: 'gaikwad-sabalikaran-land', says: 'age 18 to 60', rule: { kind: 'age', min: 18, max: 60 } },
    {
      scheme: 'mini-tractor-shg',
      says: '80% of the members',
      rule: { kind: 'members', minPercent: 80, anyOf: ['SC', 'NB'] },
    },
    { scheme: 'shahu-foreign-scholarship', says: 'up to 35 for a postgraduate', rule: { kind: 'age', max: 35 } },
    { scheme: 'shahu-foreign-scholarship', says: 'up to 40 for a doctorate', rule: { kind: 'age', max: 40 } },
    {
      scheme: 'shahu-foreign-scholarship',
      says: 'income under 8 lakh',
      rule: { kind: 'income', belowRupees: 800000, of: 'family' },
    },
    { scheme: 'lasdc-scholarship', says: 'at least 60% marks', rule: { kind: 'marks', minPercent: 60 } },
    {
      scheme: 'shahu-national-institutions',
      says: 'income up to 6 lakh',
      rule: { kind: 'income', maxRupees: 600000, of: 'family' },
    },
    { scheme: 'aided-old-age-homes', says: 'men from 60', rule: { kind: 'age', who: 'man', min: 60 } },
    { scheme: 'aided-old-age-homes', says: 'women from 55', rule: { kind: 'age', who: 'woman', min: 55 } },
    { scheme: 'matoshree-old-age-homes', says: 'men from 60', rule: { kind: 'age', who: 'man', min: 60 } },
    { scheme: 'matoshree-old-age-homes', says: 'women from 55', rule: { kind: 'age', who: 'woman', min: 55 } },
    {
      scheme: 'settlement-development-rural',
      says: 'from 10 people',
      rule: { kind: 'count', min: 10, of: 'residents' },
    },
    { scheme: 'mpbcdc-direct-finance', says: 'adults', rule: { kind: 'age', ...adults } },
  ])('of $scheme: $says', ({ scheme, rule }) => {
    const rules = schemeById(scheme).eligibility.filter(({ kind }) => kind === rule.kind);
    expect(rules.map(boundsOf)).toContainEqual(rule);
  });

  it.each([
    { scheme: 'vayoshree', says: 'Aadhaar is held', words: /Aadhaar/, marathi: /आधार/ },
    {
      scheme: 'vayoshree',
      says: 'no free equipment in the past 3 years',
      words: /no free equipment in the past 3 years/,
      marathi: /३ वर्षांत/,
    },
    {
      scheme: 'ramai-awas',
      says: 'one person per family',
      words: /one person of a family/,
      marathi: /एका कुटुंबातील एकाच/,
    },
    {
      scheme: 'kanyadan',
      says: 'first marriage only',
      words: /first marriage/,
      marathi: /प्रथम विवाह|पहिला विवाह|पहिलाच विवाह/,
    },
    { scheme: 'matoshree-old-age-homes', says: 'free up to an income of 12,000', words: /₹12,000/, marathi: /₹१२,०००/ },
    { scheme: 'mpbcdc-subsidy', says: 'projects up to 50,000', words: /₹50,000/, marathi: /₹५०,०००/ },
    { scheme: 'lasdc-subsidy', says: 'projects up to 50,000', words: /₹50,000/, marathi: /₹५०,०००/ },
    { scheme: 'lidcom-subsidy', says: 'projects up to 50,000', words: /₹50,000/, marathi: /₹५०,०००/ },
  ])('of $scheme in words: $says', ({ scheme, words, marathi }) => {
    const texts = schemeById(scheme).eligibility.map(({ text }) => text);
    expect(texts).toContainEqual({ en: expect.stringMatching(words), mr: expect.stringMatching(marathi) });
  });
});

describe('a figure of the catalogue specification, section 9', () => {
  const once = { period: 'once' } as const;
  const monthly = { period: 'month', per: 'person' } as const;
  const award = { period: 'once', per: 'award' } as const;
  const house = { period: 'once', per: 'house' } as const;
  const yearly = { period: 'year', per: 'student' } as const;
  const forStudent = { period: 'once', per: 'student' } as const;
  const marginMoney = [
    { what: /own share/i, percent: 5, per: 'project' },
    { what: /Seed capital/, percent: 20, per: 'project', note: /₹10,000 grant is inside this share/ },
    { what: /Bank loan/, percent: 75, per: 'project' },
    { what: /Interest/, percent: 4, period: 'year' },
  ] as const satisfies Figure[];
  const grantInside = { what: /Grant inside/, rupees: 10000, period: 'once', per: 'project' } as const;
  const directFinance: Figure[] = [
    {
      what: /Loan from the corporation/,
      rupees: 100000,
      upTo: true,
      period: 'once',
      per: 'person',
      note: /₹25,000 to ₹1,00,000/,
    },
    { what: /lower figure/, rupees: 25000, period: 'once', per: 'person' },
    { what: /Interest/, percent: 4, period: 'year' },
    { what: /Time to pay back/, words: /^36 months/ },
  ];
  const subsidy: Figure = {
    what: /Grant from the corporation/,
    rupees: 10000,
    upTo: true,
    percent: 50,
    period: 'once',
    per: 'project',
  };

  const table: Record<string, Figure[]> = {
    vayoshree: [{ what: /Help to buy the aids/, rupees: 3000, period: 'once', per: 'person' }],
    'tirth-darshan': [{ what: /Travel/, rupees: 30000, upTo: true, period: 'once', per: 'person' }],
    'sanjay-gandhi-niradhar': [{ what: /Pension in total/, rupees: 1500, ...monthly }],
    shravanbal: [{ what: /Pension in total/, rupees: 1500, ...monthly }],
    'indira-gandhi-old-age-pension': [{ what: /Pension in total/, rupees: 1500, ...monthly }],
    'indira-gandhi-widow-pension': [{ what: /Widow pension/, rupees: 1500, ...monthly }],
    'indira-gandhi-disability-pension': [{ what: /Disability pension/, rupees: 1500, ...monthly }],
    'national-family-benefit': [{ what: /family/, rupees: 20000, period: 'once', per: 'family' }],
    'ramai-awas': [
      { what: /in a village/, rupees: 132000, ...house, note: /₹12,000 for a toilet is inside/ },
      { what: /hilly or Naxal-affected/, rupees: 142000, ...house },
      { what: /in a town/, rupees: 250000, ...house },
      { what: /toilet/, rupees: 12000, ...house },
    ],
    'inter-caste-marriage': [{ what: /couple/, rupees: 50000, period: 'once', per: 'couple' }],
    kanyadan: [{ what: /marriage/, rupees: 20000, period: 'once', per: 'couple' }],
    'collective-wedding-grant': [
      { what: /organiser/, rupees: 4000, period: 'once', per: 'couple' },
      { what: /each couple/, rupees: 20000, period: 'once', per: 'couple' },
    ],
    'settlement-development-rural': [
      { what: /10 to 25 people/, rupees: 200000, period: 'once', per: 'settlement' },
      { what: /more than 300 people/, rupees: 2000000, period: 'once', per: 'settlement' },
    ],
    'seniors-maintenance-act': [
      { what: /Maintenance/, rupees: 10000, upTo: true, ...monthly },
      { what: /Fine/, rupees: 5000, upTo: true, per: 'case', note: /up to 3 months, this fine, or both/ },
    ],
    'aided-old-age-homes': [
      { what: /grant to the home/, rupees: 900, period: 'month', per: 'resident' },
      { what: /Aided homes/, words: /^33 homes$/ },
    ],
    'matoshree-old-age-homes': [
      {
        what: /Fee for a paid place/,
        rupees: 500,
        period: 'month',
        per: 'resident',
        note: /50 places .*above ₹12,000/,
      },
      { what: /Income limit/, rupees: 12000, upTo: true, period: 'year', per: 'person' },
      { what: /Places in each home/, words: /^100 places$/ },
    ],

    'samaj-bhushan-award': [
      { what: /individual/, rupees: 15000, ...award, note: /^51 individuals/ },
      { what: /organisation/, rupees: 25000, ...award, note: /^10 organisations/ },
    ],
    'samajik-nyay-pravinya-award': [
      { what: /State level, first/, rupees: 500000, ...award },
      { what: /State level, second/, rupees: 300000, ...award },
      { what: /State level, third/, rupees: 200000, ...award },
      { what: /Divisional level/, rupees: 100000, ...award, note: /^18 awards/ },
    ],
    'sant-ravidas-award': [
      { what: /individual/, rupees: 21001, ...award },
      { what: /organisation/, rupees: 30001, ...award },
    ],
    'anna-bhau-sathe-award': [
      { what: /individual/, rupees: 25000, ...award, note: /^25 individuals/ },
      { what: /organisation/, rupees: 50000, ...award, note: /^6 organisations/ },
      { what: /women/, percent: 30 },
    ],

    'shahu-merit-scholarship': [{ what: /scholarship/i, rupees: 300, period: 'month', per: 'student' }],
    'shahu-national-institutions': [{ what: /Fees/, ...yearly, note: /100 students/ }],
    'goi-pre-matric-9-10': [
      { what: /hostel/, rupees: 7000, ...yearly },
      { what: /Day scholar/, rupees: 3500, ...yearly },
    ],
    'shahu-merit-award': [
      { what: /First in the school/, rupees: 5000, ...forStudent },
      { what: /First in the divisional board/, rupees: 100000, ...forStudent },
    ],
    'lasdc-scholarship': [
      { what: /Class 10/, rupees: 1000, ...forStudent },
      { what: /Class 12/, rupees: 1500, ...forStudent },
      { what: /Degree or diploma/, rupees: 2000, ...forStudent },
      { what: /Engineering or medical/, rupees: 2500, ...forStudent },
    ],
    'lasdc-training': [{ what: /allowance/, rupees: 1000, ...monthly }],
    'mpbcdc-training': [{ what: /allowance/, rupees: 1000, ...monthly }],

    'government-hostels': [
      { what: /divisional city/, rupees: 800, period: 'month', per: 'student' },
      { what: /district/, rupees: 600, period: 'month', per: 'student' },
      { what: /taluka/, rupees: 500, period: 'month', per: 'student' },
    ],
    'aided-hostels': [
      { what: /grant to the hostel/, rupees: 2200, period: 'month', per: 'resident', note: /10 months/ },
    ],
    swadhar: [
      { what: /Mumbai City/, rupees: 60000, ...yearly },
      { what: /Other revenue-division cities/, rupees: 51000, ...yearly },
      { what: /Other districts/, rupees: 43000, ...yearly },
      { what: /Taluka/, rupees: 38000, ...yearly },
    ],

    'mpbcdc-direct-finance': directFinance,
    'lasdc-direct-finance': directFinance,
    'mpbcdc-margin-money': [...marginMoney, grantInside],
    'lasdc-seed-capital': [...marginMoney, grantInside],
    'lidcom-margin-money': [...marginMoney, { ...grantInside, upTo: true }],
    'mpbcdc-subsidy': [subsidy],
    'lasdc-subsidy': [subsidy],
    'lidcom-subsidy': [subsidy],
    'mini-tractor-shg': [
      { what: /Subsidy on the price/, percent: 90, ...once, per: 'group' },
      { what: /Price limit/, rupees: 350000, upTo: true, ...once, per: 'group' },
    ],
  };

  it.each(
    Object.entries(table).flatMap(([scheme, figures]) =>
      figures.map((figure) => ({
        scheme,
        figure,
        says: figure.rupees ?? figure.words ?? figure.percent ?? figure.note,
      })),
    ),
  )('of $scheme: $figure.what $says', ({ scheme, figure }) => {
    const named = schemeById(scheme).benefits.filter(({ what }) => figure.what.test(what.en));
    expect(named.map(figuresOf)).toContainEqual(figuresOf(figure));
    const benefit = named.find((one) => JSON.stringify(figuresOf(one)) === JSON.stringify(figuresOf(figure)));
    if (figure.note) expect(benefit?.note?.en).toMatch(figure.note);
    if (figure.words) expect(benefit?.words?.en).toMatch(figure.words);
  });

  it('is the first thing a card of a pension says: ₹1,500 a month', () => {
    const pensions = schemes.filter(
      ({ category, id }) => category === 'special-assistance' && id !== 'national-family-benefit',
    );
    expect(pensions).toHaveLength(5);
    for (const { benefits } of pensions) expect(benefits[0]).toMatchObject({ rupees: 1500, period: 'month' });
  });

  it('of the government hostels stands in words too: 75 to 250 seats, and ₹500 in another part', () => {
    const lines = schemeById('government-hostels').sections?.flatMap(({ lines: texts }) => texts.map(({ en }) => en));
    expect(lines).toContainEqual(expect.stringMatching(/75 to 250 students/));
    expect(lines).toContainEqual(expect.stringMatching(/₹500 a month/));
  });
});

/** Numbers in a text, in either kind of digits: `₹१.२० लाख` and `₹1,20,000` are both 120000. */
function numbersIn(text: string): number[] {
  const latin = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
  return [...latin.matchAll(/(\d[\d,]*(?:\.\d+)?)(\s*(?:lakh|लाख))?/g)].map(
    ([, digits = '', lakh]) => Math.round(Number(digits.replaceAll(',', '')) * (lakh ? 100_000 : 1) * 100) / 100,
  );
}

describe('a condition that the eligibility finder computes with', () => {
  const computed = schemes.flatMap(({ id, eligibility }) =>
    eligibility.flatMap((rule) =>
      BOUNDS.filter((name) => name in rule && typeof rule[name as never] === 'number').map((name) => ({
        scheme: id,
        name,
        figure: rule[name as never] as number,
        text: rule.text,
      })),
    ),
  );

  // In completed years "below 65" is at most 64.
  const wordsFor = (name: string, figure: number, text: string, below: RegExp) =>
    name === 'max' && below.test(text) ? figure + 1 : figure;

  it.each(computed)('of $scheme is the one its reader sees: $name $figure', ({ name, figure, text }) => {
    expect(numbersIn(text.en), text.en).toContain(wordsFor(name, figure, text.en, /below/));
    expect(numbersIn(text.mr), text.mr).toContain(wordsFor(name, figure, text.mr, /कमी/));
  });
});

describe('a card’s sentence', () => {
  const stated = schemes.flatMap(({ id, summary, forWhom }) => [
    { scheme: id, place: 'summary', text: summary },
    { scheme: id, place: 'line for whom it is', text: forWhom },
  ]);

  it.each(stated)('has the same rupees in both languages: the $place of $scheme', ({ text }) => {
    const rupees = (line: string) =>
      numbersIn([...line.matchAll(/₹[\d०-९,.]+(?:\s*(?:lakh|लाख))?/g)].join(' ')).sort((a, b) => a - b);
    expect(rupees(text.mr)).toEqual(rupees(text.en));
  });
});
