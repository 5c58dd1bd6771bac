import { describe, expect, it } from 'vitest';
import { localize } from '../localize.ts';
import { schemes } from './data.server.ts';
import { ageFacts, benefitFigure, incomeFacts } from './keyFacts.ts';

describe('the figure of a benefit', () => {
  it('exists for every benefit that is published', () => {
    const figures = schemes.flatMap((scheme) => localize(scheme, 'en').benefits).map(benefitFigure);
    expect(figures.filter(({ kind }) => kind === 'none')).toEqual([]);
  });
});

describe('the key facts', () => {
  it('include every age and income rule', () => {
    for (const scheme of schemes) {
      const { eligibility } = localize(scheme, 'mr');
      expect(ageFacts(eligibility)).toHaveLength(eligibility.filter(({ kind }) => kind === 'age').length);
      expect(incomeFacts(eligibility)).toHaveLength(eligibility.filter(({ kind }) => kind === 'income').length);
    }
  });
});
