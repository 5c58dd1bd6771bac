import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someAnswers } from '#tests/fixtures/eligibility/answers.ts';
import { schemeById } from '#tests/fixtures/eligibility/catalogues.ts';
import { MADE_UP_SCHEMES as catalogue } from '#tests/fixtures/eligibility/madeUpSchemes.ts';
import { type NumberQuestion, QUESTION_IDS, questionById } from './questions.ts';
import { findBrackets } from './remainingQuestions.ts';

const TODAY = '2026-11-22';
const numbers = QUESTION_IDS.filter((id) => questionById(id).form === 'number');

describe('findBrackets', () => {
  it('returns fixed brackets for an age', () => {
    expect(findBrackets('age', catalogue, {}, TODAY).map(({ from, to }) => [from, to])).toEqual([
      [0, 17],
      [18, 39],
      [40, 59],
      [60, 64],
      [65, 79],
      [80, undefined],
    ]);
  });

  it('covers every number exactly once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...numbers), someAnswers, (question, answers) => {
        const { unit } = questionById(question) as NumberQuestion;
        const groups = findBrackets(question, catalogue, answers, TODAY);
        expect(groups[0]?.from).toBe(0);
        groups.forEach(({ to }, index) => {
          const next = groups[index + 1];
          expect(to).toBe(next && next.from - (unit === 'percent' ? 0.01 : 1));
        });
      }),
    );
  });

  it('puts 59.9% into the bracket below a bound of 60%', () => {
    const student = { situation: { chosen: ['student'] }, community: { chosen: ['matang'] } };
    const brackets = findBrackets('marks', [schemeById('made-up-merit')], student, TODAY);
    expect(brackets).toEqual([{ from: 0, to: 59.99 }, { from: 60 }]);
  });

  it('ends income brackets at the limits of relevant schemes', () => {
    const senior = { situation: { chosen: ['senior'] }, age: { from: 70, to: 70 }, community: { chosen: ['OBC'] } };
    expect(findBrackets('income', catalogue, senior, TODAY)).toEqual([
      { from: 0, to: 24_000 },
      { from: 24_001, to: 210_000 },
      { from: 210_001, to: 269_999 },
      { from: 270_000 },
    ]);
  });

  it('creates no one-rupee bracket if one limit is "up to" and another is "below" the same amount', () => {
    const both = { situation: { chosen: ['student', 'senior'] }, age: { from: 61, to: 61 } };
    const ends = findBrackets('income', catalogue, both, TODAY).map(({ to }) => to);
    expect(ends).toContain(270_000);
    expect(ends).not.toContain(269_999);
  });

  it('returns no brackets for a question that does not ask for a number', () => {
    expect(findBrackets('community', catalogue, {}, TODAY)).toEqual([]);
  });
});
