import { describe, expect, it } from 'vitest';
import { renderPart } from '#tests/fixtures/renderPart.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import type { SchemePage } from './schemePage.server.ts';

const keyFacts = (more: object) => {
  const scheme = {
    ...{ benefits: [{ what: 'Loan for a shop', rupees: 50_000, period: 'once' }], hasOtherBenefits: false },
    ...{ category: { lends: undefined }, places: [], forWhom: 'Widows', eligibility: [], finderAnswers: undefined },
    ...more,
  };
  return renderPart(<KeyFacts scheme={scheme as unknown as SchemePage} />);
};

describe('the key facts of a scheme', () => {
  it('call a loan a loan beside its amount, also if it is the only benefit', () => {
    expect(keyFacts({ category: { lends: true } })).toContain('Loan for a shop');
    expect(keyFacts({})).not.toContain('Loan for a shop');
  });

  it('lead to the finder with the situation that the scheme requires, if there is one', () => {
    expect(keyFacts({ finderAnswers: 'situation=single' })).toContain('href="/eligibility#situation=single"');
    expect(keyFacts({})).toContain('href="/eligibility"');
  });
});
