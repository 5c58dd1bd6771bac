import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finderCatalogue } from '#site-build/files/finder-data.ts';
import { probes, someAnswers } from '#tests/fixtures/eligibility/answers.ts';
import type { Answers } from './answers.ts';
import { assess } from './assess.ts';
import { assessAll } from './assessAll.ts';
import type { FinderScheme } from './catalogue.ts';
import { QUESTION_IDS, type QuestionId, SITUATION_OPTIONS } from './questions.ts';
import { remainingQuestions } from './remainingQuestions.ts';

const TODAY = '2026-11-22';
const catalogue = finderCatalogue('en');
const SITUATIONS = [[], ...SITUATION_OPTIONS.map((one) => [one])];

/** Returns the ids of the schemes that fit, or would fit if the office finds that they do. */
function offered(schemes: readonly FinderScheme[], answers: Answers): string[] {
  const { likely, check, unconditional } = assessAll(schemes, answers, TODAY);
  const leftToOffice = check.filter(({ conditions }) =>
    conditions.every(({ state, question }) => state !== 'open' || question === undefined),
  );
  return [...likely, ...leftToOffice, ...unconditional].map(({ scheme }) => scheme.id);
}

/** Finds answers with which a scheme fits. */
function answersFor(scheme: FinderScheme, answers: Answers): Answers | undefined {
  if (assess(scheme, answers, TODAY).verdict === 'notNow') return undefined;
  const question = remainingQuestions([scheme], answers, TODAY)[0];
  if (question === undefined) {
    const isOffered = offered([scheme], answers).length === 1;
    return isOffered ? answers : undefined;
  }
  for (const answer of probes(question)) {
    const found = answersFor(scheme, { ...answers, [question]: answer });
    if (found) return found;
  }
  return undefined;
}

const running = catalogue.filter(({ reported }) => !reported?.ended);

describe.each(running.map((scheme) => ({ scheme, id: scheme.id })))('$id', ({ scheme, id }) => {
  it('fits for some answers with at most one life situation', () => {
    const found = SITUATIONS.map((chosen) => answersFor(scheme, { situation: { chosen } })).find(Boolean);
    expect(found).toBeDefined();
    expect(offered(catalogue, found ?? {})).toContain(id);
  });
});

it('the catalogue has at most one age limit on a fixed date, so that one question on the date of birth is enough', () => {
  const days = catalogue.flatMap(({ eligibility }) =>
    eligibility.flatMap((rule) => (rule.kind === 'age' && rule.asOf ? [`${rule.min} on ${rule.asOf}`] : [])),
  );
  expect(new Set(days).size).toBeLessThanOrEqual(1);
});

it('every question but "helping" decides a condition of a scheme', () => {
  const read = new Set<PropertyKey>(['helping']);
  const recordRead = { get: (answers: Answers, id: QuestionId) => read.add(id) && answers[id] };
  const recorded = (answers: Answers) => new Proxy(answers, recordRead as ProxyHandler<Answers>);
  for (const answers of [{}, ...fc.sample(someAnswers, { numRuns: 50, seed: 1 })])
    for (const scheme of catalogue) assess(scheme, recorded(answers), TODAY);
  expect(QUESTION_IDS.filter((id) => !read.has(id))).toEqual([]);
});
