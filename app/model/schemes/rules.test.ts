import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localize } from '../localize.ts';
import { categories, schemes } from './data.server.ts';
import {
  ALL_CATEGORIES,
  ageFacts,
  type Benefit,
  benefitFigure,
  benefitUnits,
  incomeFacts,
  isRoundLakh,
  schemesIn,
} from './rules.ts';

const eligibilityOf = (id: string) => {
  const scheme = schemes.find((candidate) => candidate.id === id);
  if (!scheme) throw new Error(`no scheme ${id}`);
  return localize(scheme, 'en').eligibility;
};

const aBenefit = (fields: Partial<Benefit>): Benefit => ({ what: 'Help', ...fields });

const someSchemes = fc.array(fc.record({ id: fc.string(), category: fc.constantFrom('awards', 'health', 'schemes') }));

describe('the schemes of a category', () => {
  it('are all schemes when all categories are chosen', () => {
    fc.assert(
      fc.property(someSchemes, (entries) => {
        expect(schemesIn(entries, ALL_CATEGORIES)).toEqual(entries);
      }),
    );
  });

  it('belong to it', () => {
    fc.assert(
      fc.property(someSchemes, fc.constantFrom('awards', 'health', 'nothing'), (entries, category) => {
        for (const scheme of schemesIn(entries, category)) expect(scheme.category).toBe(category);
      }),
    );
  });

  it('make up the whole catalogue, each scheme once', () => {
    const ids = categories.flatMap(({ id }) => schemesIn(schemes, id).map((scheme) => scheme.id));
    expect(ids.toSorted()).toEqual(schemes.map(({ id }) => id).toSorted());
  });
});

describe('the figure of a benefit', () => {
  it.each([
    { benefit: { rupees: 1500 }, figure: { kind: 'amount', rupees: 1500, upTo: false } },
    { benefit: { rupees: 30000, upTo: true as const }, figure: { kind: 'amount', rupees: 30000, upTo: true } },
    { benefit: { percent: 90 }, figure: { kind: 'share', percent: 90, upTo: false } },
    { benefit: { percent: 15, upTo: true as const }, figure: { kind: 'share', percent: 15, upTo: true } },
    {
      benefit: { rupees: 10000, upTo: true as const, percent: 50 },
      figure: { kind: 'cappedShare', percent: 50, rupees: 10000 },
    },
    { benefit: { words: 'Free lodging' }, figure: { kind: 'words', words: 'Free lodging' } },
  ])('is $figure.kind for $benefit', ({ benefit, figure }) => {
    expect(benefitFigure(aBenefit(benefit))).toEqual(figure);
  });

  it('exists for every benefit that is published', () => {
    const figures = schemes.flatMap((scheme) => localize(scheme, 'en').benefits).map(benefitFigure);
    expect(figures.filter(({ kind }) => kind === 'none')).toEqual([]);
  });
});

describe('the units of a benefit', () => {
  it.each([
    { says: 'only the month of a pension', benefit: { period: 'month', per: 'person' }, units: { period: 'month' } },
    {
      says: 'the house and not that it is built once',
      benefit: { period: 'once', per: 'house' },
      units: { per: 'house' },
    },
    {
      says: 'both for money that goes to a school',
      benefit: { period: 'month', per: 'resident' },
      units: { period: 'month', per: 'resident' },
    },
    {
      says: 'that a share is of the project cost',
      benefit: { percent: 20, per: 'project' },
      units: { ofProject: true },
    },
    {
      says: 'nothing beside words that come once',
      benefit: { words: 'A stall', period: 'once', per: 'person' },
      units: {},
    },
    { says: 'the person when there is no period', benefit: { percent: 50, per: 'person' }, units: { per: 'person' } },
  ] as const)('say $says', ({ benefit, units }) => {
    expect(benefitUnits(aBenefit(benefit))).toEqual(units);
  });
});

describe('the key facts', () => {
  it('name the day on which an age counts', () => {
    expect(ageFacts(eligibilityOf('vayoshree'))).toEqual([
      { kind: 'from', min: 65, who: undefined, asOf: '2023-12-31' },
    ]);
  });

  it('keep "above 60" apart from "60 or more"', () => {
    expect(ageFacts(eligibilityOf('tirth-darshan'))).toMatchObject([{ kind: 'above', above: 60 }]);
  });

  it('keep groom and bride apart', () => {
    expect(ageFacts(eligibilityOf('inter-caste-marriage'))).toMatchObject([
      { kind: 'from', min: 21, who: 'groom' },
      { kind: 'from', min: 18, who: 'bride' },
    ]);
  });

  it('give the sentence where two age limits differ by the course', () => {
    expect(ageFacts(eligibilityOf('shahu-foreign-scholarship')).map(({ kind }) => kind)).toEqual([
      'sentence',
      'sentence',
    ]);
  });

  it('give the sentence where it says more than the bound', () => {
    expect(ageFacts(eligibilityOf('seniors-maintenance-act'))).toMatchObject([{ kind: 'sentence' }]);
  });

  it('give the income limit of village and town', () => {
    expect(incomeFacts(eligibilityOf('ramai-awas'))).toEqual([
      { kind: 'upTo', rupees: 120000, area: 'rural' },
      { kind: 'upTo', rupees: 300000, area: 'urban' },
    ]);
  });

  it('keep "below" apart from "up to"', () => {
    expect(incomeFacts(eligibilityOf('tirth-darshan'))).toMatchObject([{ kind: 'below', rupees: 250000 }]);
  });

  it('give the sentence of an income rule without a figure', () => {
    expect(incomeFacts(eligibilityOf('lidcom-mahila-kisan'))).toMatchObject([{ kind: 'sentence' }]);
  });

  it('leave no age and no income rule out', () => {
    for (const scheme of schemes) {
      const { eligibility } = localize(scheme, 'mr');
      expect(ageFacts(eligibility)).toHaveLength(eligibility.filter(({ kind }) => kind === 'age').length);
      expect(incomeFacts(eligibility)).toHaveLength(eligibility.filter(({ kind }) => kind === 'income').length);
    }
  });
});

describe('an amount', () => {
  it.each([
    { rupees: 99_999, inLakh: false },
    { rupees: 100_000, inLakh: true },
    { rupees: 132_000, inLakh: true },
    { rupees: 123_456, inLakh: false },
    { rupees: 70_000_000, inLakh: false },
  ])('of $rupees rupees is said in lakh: $inLakh', ({ rupees, inLakh }) => {
    expect(isRoundLakh(rupees)).toBe(inLakh);
  });
});
