import { expect, it } from 'vitest';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import { finderScheme } from './finder-data.ts';

const both = (text: string) => ({ en: text, mr: text });

const scheme: Scheme = {
  id: 'made-up',
  category: 'loans',
  title: both('Made up'),
  summary: both('Help.'),
  forWhom: both('Anyone'),
  audiences: ['anyone'],
  eligibility: [{ kind: 'note', text: both('There is no income limit.'), source: 'Made up' }],
  benefits: [{ what: both('Help'), rupees: 1 }],
  documents: [],
  apply: { bodies: ['office'], steps: [{ channel: 'office', lines: [both('Ask.')] }] },
  source: ['Made up'],
  confidence: 'high',
  asOf: '2020-01-01',
};

it('the finder data mark a scheme as a loan only if its category is marked as lending', () => {
  const categories = [{ id: 'loans', lends: true as const }, { id: 'pensions' }];
  expect(finderScheme(scheme, categories, 'en').lends).toBe(true);
  expect(finderScheme({ ...scheme, category: 'pensions' }, categories, 'en')).not.toHaveProperty('lends');
});
