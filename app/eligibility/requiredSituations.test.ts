import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asked, someAnswers } from '#tests/fixtures/eligibility/answers.ts';
import { aScheme } from '#tests/fixtures/eligibility/catalogues.ts';
import { MADE_UP_SCHEMES } from '#tests/fixtures/eligibility/madeUpSchemes.ts';
import { chosenFor, isPerson } from './answers.ts';
import { assess } from './assess.ts';
import { findRequiredSituations } from './requiredSituations.ts';

const TODAY = '2026-11-22';
const anyScheme = fc.oneof(fc.constantFrom(...MADE_UP_SCHEMES), aScheme);

it('everybody who may get a scheme has ticked its required situations', () => {
  fc.assert(
    fc.property(anyScheme, someAnswers.map(asked), (scheme, answers) => {
      const ticked = chosenFor(answers, 'situation');
      if (!ticked || !isPerson(answers) || assess(scheme, answers, TODAY).verdict !== 'likely') return;
      expect(ticked).toEqual(expect.arrayContaining(findRequiredSituations(scheme)));
    }),
    { numRuns: 2000 },
  );
});

it('leaves no situation to add, and refuses the scheme to nobody', () => {
  fc.assert(
    fc.property(anyScheme, (scheme) => {
      const chosen = findRequiredSituations(scheme);
      if (chosen.length === 0) return;
      expect(['likely', 'check']).toContain(assess(scheme, { situation: { chosen } }, TODAY).verdict);
    }),
  );
});

it.each([
  ['of widows', { anyOf: ['widow'] }, ['single']],
  ['of widows and of women who live alone, which one tick confirms', { anyOf: ['widow', 'single-woman'] }, ['single']],
  ['of widows or of disabled people', { anyOf: ['widow', 'disabled'] }, []],
  ['of widows and others', { anyOf: ['widow'], andOthers: true }, []],
  ['of whoever has no other pension', { noneOf: ['other-pension'] }, []],
])('a scheme %s (%j) requires %j', (_, rule, situations) => {
  const eligibility = [{ kind: 'situation', text: 'A condition.', ...rule }] as Parameters<
    typeof findRequiredSituations
  >[0]['eligibility'];
  expect(findRequiredSituations({ eligibility })).toEqual(situations);
});
