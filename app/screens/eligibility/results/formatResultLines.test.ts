import { expect, it } from 'vitest';
import { wordsFor } from '#app/i18n/words.server.ts';
import { schemeOf } from '#tests/fixtures/eligibility/catalogues.ts';
import { createFinderText } from '../finderText.ts';
import { formatResultLines } from './formatResultLines.ts';

const words = wordsFor('en');
const benefit = { what: 'Compensation for a death', rupees: 3_000_000, period: 'once', per: 'case' } as const;

it.each([
  { more: { hasOtherBenefits: true as const }, amount: 'Compensation for a death: ₹30 lakh per case' },
  { more: {}, amount: '₹30 lakh per case' },
])('the message of a result says whose the first of several amounts is: $amount', ({ more, amount }) => {
  const scheme = { ...schemeOf(), plainTitle: 'A scheme', benefit, ...more };
  const text = createFinderText(words.of('eligibility'), false);
  expect(formatResultLines([scheme], {}, text, words.of('schemes'))).toEqual([`A scheme: ${amount}`]);
});
