import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAnswer, probes } from '#tests/fixtures/eligibility/answers.ts';
import { MADE_UP_SCHEMES as catalogue } from '#tests/fixtures/eligibility/madeUpSchemes.ts';
import type { Answer, Answers } from './answers.ts';
import { assessAll } from './assessAll.ts';
import { QUESTION_IDS, type QuestionId, questionById } from './questions.ts';
import { findBrackets, remainingQuestions } from './remainingQuestions.ts';

const TODAY = '2026-11-22';

/** Answers every remaining question. Returns each question with the answers given before it. */
function walk(reply: (question: QuestionId, step: number) => Answer): { question: QuestionId; before: Answers }[] {
  const steps: { question: QuestionId; before: Answers }[] = [];
  let answers: Answers = {};
  for (let question = remainingQuestions(catalogue, answers, TODAY)[0]; question !== undefined; ) {
    expect(answers[question], `${question} is asked twice`).toBeUndefined();
    steps.push({ question, before: answers });
    answers = { ...answers, [question]: reply(question, steps.length) };
    question = remainingQuestions(catalogue, answers, TODAY)[0];
  }
  return steps;
}

/** Generates an answer to every question, or skips it. */
const personAnswers = fc.record(
  Object.fromEntries(
    QUESTION_IDS.map((id) => [
      id,
      fc.oneof({ weight: 5, arbitrary: anAnswer(id) }, fc.constant<Answer>({ skipped: true })),
    ]),
  ) as Record<QuestionId, fc.Arbitrary<Answer>>,
);

/** Summarizes a result: the verdicts and conditions of offered schemes, and the ids of refused schemes. */
const summarizeResult = (answers: Answers) => {
  const { likely, check, notNow } = assessAll(catalogue, answers, TODAY);
  const offered = [likely, check].map((group) =>
    group.map(({ scheme, conditions }) => [scheme.id, conditions.map(({ state, question }) => [state, question])]),
  );
  return [offered, notNow.map(({ scheme }) => scheme.id).toSorted()];
};

describe('the first remaining question', () => {
  it('can always change a result', () => {
    fc.assert(
      fc.property(personAnswers, (person) => {
        for (const { question, before } of walk((id) => person[id])) {
          const answers = [...probes(question), ...findBrackets(question, catalogue, before, TODAY)];
          const results = answers.map((answer) => JSON.stringify(summarizeResult({ ...before, [question]: answer })));
          expect(new Set(results).size, `${question} changes nothing`).toBeGreaterThan(1);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('is about a death only if somebody said that the earner died', () => {
    fc.assert(
      fc.property(personAnswers, (person) => {
        for (const { question, before } of walk((id) => person[id]))
          if (question === 'earnerAge')
            expect(before.hardship).toMatchObject({ chosen: expect.arrayContaining(['earner-died']) });
      }),
    );
  });

  it('is asked only once, and the sequence of questions ends', () => {
    fc.assert(
      fc.property(personAnswers, (person) => {
        const steps = walk((id) => person[id]);
        expect(steps.length).toBeLessThanOrEqual(QUESTION_IDS.length);
        for (const { before } of steps) expect(remainingQuestions(catalogue, before, TODAY).length).toBeGreaterThan(0);
      }),
      { numRuns: 20 },
    );
  });

  it('is about life situations at the start', () => {
    expect(remainingQuestions(catalogue, {}, TODAY)[0]).toBe('situation');
  });

  it('concerns everybody before it concerns a couple or an organisation, while the situations are unknown', () => {
    const asked = walk(() => ({ skipped: true })).map(({ question }) => questionById(question).respondents);
    const firstOfSome = asked.findIndex((respondents) => Array.isArray(respondents));
    expect(firstOfSome).toBeGreaterThan(1);
    expect(asked.slice(firstOfSome).every((respondents) => Array.isArray(respondents))).toBe(true);
  });

  it('is never about a person if only "organisation" was ticked', () => {
    const questions = walk((id) => (id === 'situation' ? { chosen: ['organisation'] } : { skipped: true }));
    const personal: QuestionId[] = ['age', 'gender', 'income', 'community', 'bpl', 'marital', 'study'];
    expect(questions.map(({ question }) => question).filter((id) => personal.includes(id))).toEqual([]);
    expect(questions.map(({ question }) => question)).toContain('registered');
  });

  it('is not about residence after the years of residence were given', () => {
    const questionsAfter = (years: Answer) =>
      walk((id) =>
        id === 'situation'
          ? { chosen: ['farm-labourer'] }
          : id === 'residenceYears'
            ? years
            : id === 'community'
              ? { chosen: ['SC'] }
              : { skipped: true },
      ).map(({ question }) => question);
    expect(questionsAfter({ from: 20, to: 20 })).not.toContain('residence');
    expect(questionsAfter({ skipped: true })).toContain('residence');
  });

  it('is about the date of birth only if the age does not decide', () => {
    const senior = { situation: { chosen: ['senior'] } };
    const asksForBirthday = (age: Answer) =>
      walk((id) => (id === 'situation' ? senior.situation : id === 'age' ? age : { skipped: true })).some(
        ({ question }) => question === 'born',
      );
    expect(asksForBirthday({ from: 67, to: 67 })).toBe(true);
    expect(asksForBirthday({ from: 65, to: 79 })).toBe(true);
    expect(asksForBirthday({ from: 66, to: 66 })).toBe(false);
    expect(asksForBirthday({ from: 68, to: 68 })).toBe(false);
  });
});
