import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Answer, Answers } from '#app/eligibility/answers.ts';
import { QUESTION_IDS, type QuestionId } from '#app/eligibility/questions.ts';
import { countPossibleQuestions, findBrackets, remainingQuestions } from '#app/eligibility/remainingQuestions.ts';
import { finderCatalogue } from '#site-build/files/finder-data.ts';
import { anAnswer } from '#tests/fixtures/eligibility/answers.ts';
import { setAnswer } from './useVisit.ts';

const TODAY = '2026-11-22';
const catalogue = finderCatalogue('en');

/** Generates an answer to every question. */
const aPerson = fc.record(
  Object.fromEntries(QUESTION_IDS.map((id) => [id, anAnswer(id)])) as Record<QuestionId, fc.Arbitrary<Answer>>,
  { requiredKeys: ['situation'] },
);

it('the announced number of questions never grows from one question to the next', () => {
  fc.assert(
    fc.property(aPerson, (person) => {
      let answers: Answers = setAnswer({}, 'situation', person.situation);
      let announced = Number.POSITIVE_INFINITY;
      for (let asked = 1; ; asked += 1) {
        const [question] = remainingQuestions(catalogue, answers, TODAY);
        if (question === undefined) return;
        const total = asked + countPossibleQuestions(catalogue, answers, TODAY);
        expect(total, question).toBeLessThanOrEqual(announced);
        announced = total;
        const [range] = findBrackets(question, catalogue, answers, TODAY);
        answers = setAnswer(answers, question, person[question] ?? range ?? { skipped: true });
      }
    }),
    { numRuns: 40 },
  );
});
