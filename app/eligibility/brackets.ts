import type { Answers } from './answers.ts';
import { assess } from './assess.ts';
import { getBounds } from './bounds.ts';
import type { FinderScheme } from './catalogue.ts';
import { getQuestion, type Interval, type QuestionId } from './questions.ts';
import { isRelevant } from './relevance.ts';

/**
 * Returns the ranges to choose from in place of an exact number. They end where a condition of a scheme that is still
 * undecided ends, so that each choice decides; age has fixed ones.
 */
export function getBrackets(
  questionId: QuestionId,
  catalogue: readonly FinderScheme[],
  answers: Answers,
  today: string,
): readonly Interval[] {
  const question = getQuestion(questionId);
  if (question.form !== 'number') return [];
  if (question.brackets) return question.brackets;
  const others = { ...answers, [questionId]: undefined };
  const starts = catalogue
    .map((scheme) => assess(scheme, others, today))
    .filter((assessment) => assessment.verdict === 'check' && isRelevant(assessment, others))
    .flatMap(({ scheme }) => findBracketStarts(scheme, questionId));
  return toIntervals([...new Set([0, ...starts])].sort((a, b) => a - b));
}

/** Finds the numbers at which a condition of the scheme starts or stops being met. */
function findBracketStarts({ eligibility }: FinderScheme, question: QuestionId): number[] {
  return eligibility.flatMap((rule) => {
    const bounds = getBounds(rule);
    if (bounds?.question !== question) return [];
    const { min, max } = bounds;
    return [...(min === undefined ? [] : [min]), ...(max === undefined ? [] : [max + 1])];
  });
}

/** Joins a bracket of a single number to the next: "up to 2.5 lakh" and "below 2.5 lakh" are one rupee apart. */
function toIntervals(starts: number[]): Interval[] {
  const distinct = starts.filter((start, index) => index === 0 || starts[index + 1] !== start + 1);
  return distinct.map((from, index) => {
    const next = distinct[index + 1];
    return next === undefined ? { from } : { from, to: next - 1 };
  });
}
