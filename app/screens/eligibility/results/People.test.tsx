import { expect, it } from 'vitest';
import { wordsFor } from '#app/i18n/words.server.ts';
import { schemeOf } from '#tests/fixtures/eligibility/catalogues.ts';
import { renderPart } from '#tests/fixtures/renderPart.tsx';
import { FinderContext } from '../FinderContext.ts';
import { createFinderText } from '../finderText.ts';
import type { Visit } from '../useVisit.ts';
import { People } from './People.tsx';

it('the page of several people says whose the first of several amounts is', () => {
  const benefit = { what: 'First prize for a village', rupees: 3000 } as const;
  const scheme = { ...schemeOf(), title: 'A scheme', benefit, hasOtherBenefits: true as const };
  const text = createFinderText(wordsFor('en').of('eligibility'), false);
  const html = renderPart(
    <FinderContext value={{ visit: {} as Visit, catalogue: [scheme], today: '2026-11-22', text }}>
      <People schemes={[scheme]} />
    </FinderContext>,
  );
  expect(html).toContain('A scheme: First prize for a village: ₹3,000');
});
