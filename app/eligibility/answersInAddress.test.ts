import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someAnswers } from '#tests/fixtures/eligibility/answers.ts';
import { formatAnswers, parseAnswers } from './answersInAddress.ts';

describe('answers in an address', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const expected = Object.keys(answers).length === 0 ? undefined : answers;
        expect(parseAnswers(`#${formatAnswers(answers)}`)).toEqual(expected);
      }),
    );
  });

  it('are written in characters that a fragment keeps', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const fragment = formatAnswers(answers);
        expect(new URL(`https://sahayya.example/eligibility#${fragment}`).hash.slice(1)).toBe(fragment);
      }),
    );
  });

  it('are ignored if they are no answers, without an error', () => {
    expect(parseAnswers('#main')).toBeUndefined();
    expect(parseAnswers('#age=old&shoes=42&bpl=maybe&class=11&income=-5')).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (fragment) => {
        parseAnswers(fragment);
      }),
    );
  });
});
