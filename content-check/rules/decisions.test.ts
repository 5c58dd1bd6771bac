import { describe, expect, it } from 'vitest';
import type { SpecificationRow } from '#app/model/specification/schema.server.ts';
import { findDecision, leftDemands, withDecisions } from './decisions.ts';

const file = 'schemes/made-up.yaml';
const scheme = 'made-up';
const both = (en: string, mr = 'मराठी') => ({ en, mr });
const former = { source: ['A', 'B'], asOf: '2025-01-01' };
const named = { source: ['A', 'B', 'C'], asOf: '2026-01-01' };
const decision = { source: 'C', since: '2026-01-01' };

/** Returns the demand after a change that names a decision. */
function decide(demand: object, before: object, after: object): unknown {
  const rows = [{ document: 'catalogue', section: '9', text: 'A row', demands: [demand] }] as SpecificationRow[];
  return withDecisions(rows, { file, before: { ...former, ...before }, after: { ...named, ...after } })[0]?.demands[0];
}

describe('the decision that a changed entry names', () => {
  it.each([
    ['a new source and a new day', named, decision],
    ['several new sources', { ...named, source: ['A', 'C', 'D'] }, { ...decision, source: 'C; D' }],
    ['a known source that comes last now', { ...named, source: ['B', 'A'] }, { ...decision, source: 'A' }],
    ['a comparison with the sources', { ...former, reviewed: '2026-01-02' }, { source: 'B', since: '2025-01-01' }],
    ['only a new source', { ...named, asOf: former.asOf }, undefined],
    ['only a new day', { ...named, source: former.source }, undefined],
    ['a source less', { ...named, source: ['B'] }, undefined],
    ['nothing', former, undefined],
    ['no field for a source', {}, undefined],
    ['a day that is not finished', { ...named, asOf: '2026' }, undefined],
  ])('is read from %s', (_, after, found) => {
    expect(findDecision({ before: former, after })).toEqual(found);
  });
});

it('an unfinished entry leaves its demands', () => {
  const rows = [
    { demands: [{ kind: 'benefit', scheme, benefit: { rupees: 7 } }] },
    { demands: [{ kind: 'condition', scheme, condition: { kind: 'age', min: 18 } }] },
  ] as SpecificationRow[];
  const before = { benefits: [{ rupees: 7 }], eligibility: [{ kind: 'age', min: 18 }] };
  for (const part of ['text', [null], [undefined, 1], undefined])
    expect(leftDemands(rows, { file, before, after: { benefits: part, eligibility: part } })).toHaveLength(2);
});

describe('a decision', () => {
  const demand = { kind: 'benefit', scheme, benefit: { rupees: 700, period: 'month' } };
  const benefits = [
    { what: both('A gift'), rupees: 5 },
    { what: both('Pension'), rupees: 700, period: 'month' },
  ];

  it('names the figures of the benefit that took the place of the demanded one', () => {
    const [gift, pension] = benefits;
    const after = { benefits: [{ what: both('New'), percent: 9 }, gift, { ...pension, rupees: 900, upTo: true }] };
    const override = { benefit: { rupees: 900, period: 'month', upTo: true }, ...decision };
    expect(decide(demand, { benefits }, after)).toEqual({ ...demand, override });
  });

  it('withdraws the demand of a benefit that is removed, or has no figure any more', () => {
    const withdrawn = { ...demand, override: { withdrawn: true, ...decision } };
    expect(decide(demand, { benefits }, { benefits: benefits.slice(0, 1) })).toEqual(withdrawn);
    const inWords = [benefits[0], { what: both('Pension'), words: both('A pension'), period: 'month' }];
    expect(decide(demand, { benefits }, { benefits: inWords })).toEqual(withdrawn);
  });

  it('replaces that of an earlier decision, and is removed if the demanded value returns', () => {
    const earlier = { ...demand, override: { benefit: { rupees: 5 }, source: 'B', since: '2025-01-01' } };
    const one = (rupees: number) => ({ benefits: [{ what: both('Pension'), rupees, period: 'month' }] });
    const [before, later] = [{ benefits: benefits.slice(0, 1) }, one(900)];
    expect(decide(earlier, before, later)).toMatchObject({ override: { benefit: { rupees: 900 }, ...decision } });
    expect(decide(earlier, before, one(700))).toEqual(demand);
  });

  it('is not written for a change that keeps the demand, or that did not meet it before; an override by hand stays', () => {
    expect(decide(demand, { benefits }, { benefits: benefits.toReversed() })).toEqual(demand);
    expect(decide(demand, { benefits: [] }, { benefits: [] })).toEqual(demand);
    const byHand = { ...demand, override: { withdrawn: true, source: 'B', since: '2025-01-01' } };
    expect(decide(byHand, { benefits }, { benefits })).toEqual(byHand);
  });

  it('names another kind of condition with all its bounds', () => {
    const asked = { kind: 'condition', scheme, condition: { kind: 'age', min: 18 } };
    const rule = (bounds: object) => ({ eligibility: [{ text: both('A rule'), source: 'A', ...bounds }] });
    const condition = { kind: 'income', maxRupees: 5, of: 'own' };
    expect(decide(asked, rule({ kind: 'age', min: 18 }), rule(condition))).toEqual({
      ...asked,
      override: { condition, ...decision },
    });
  });

  it.each([
    ['51 individuals get it', '60 individuals get it', '60 individuals'],
    ['All 51 individuals.', 'All sixty individuals.', 'sixty individuals.'],
    ['All 51 individuals get it', 'All 51 people get it', '51 people'],
    ['51 individuals', '51 individuals and more', '51 individuals'],
  ])('finds in place of the words of “%s” those of “%s”', (before, after, found) => {
    const asked = { kind: 'words', file: 'schemes/made-up', words: both('51 individuals', '५१') };
    const result = decide(asked, { summary: both(before, 'एकूण ५१') }, { summary: both(after, 'एकूण ६०') });
    expect(result).toMatchObject({ override: { words: { en: found, mr: '६०' }, ...decision } });
  });
});
