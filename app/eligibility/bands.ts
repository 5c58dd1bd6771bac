import type { Answers } from './answers.ts';
import { assess } from './assess.ts';
import type { FinderScheme } from './catalogue.ts';
import { isInPlay } from './inPlay.ts';
import { measureOf } from './measures.ts';
import { type Interval, type QuestionId, questionOf } from './questions.ts';

/**
 * Groups of numbers to choose from for who does not know the exact one. They end where a condition of a scheme that is
 * still in play ends, so that choosing one decides; age has the groups of its own.
 */
export function bands(
  question: QuestionId,
  catalogue: readonly FinderScheme[],
  answers: Answers,
  today: string,
): readonly Interval[] {
  const asked = questionOf(question);
  if (asked.form !== 'number') return [];
  if (asked.groups) return asked.groups;
  const others = { ...answers, [question]: undefined };
  const inPlay = catalogue
    .map((scheme) => assess(scheme, others, today))
    .filter((assessment) => assessment.verdict === 'check' && isInPlay(assessment, others));
  const starts = inPlay.flatMap(({ scheme }) => startsOf(scheme, question));
  return betweenStarts([...new Set([0, ...starts])].sort((a, b) => a - b));
}

/** The numbers at which a condition of the scheme begins or ends to be met. */
function startsOf({ eligibility }: FinderScheme, question: QuestionId): number[] {
  return eligibility.flatMap((rule) => {
    const measure = measureOf(rule);
    if (measure?.question !== question) return [];
    const { min, max } = measure;
    return [...(min === undefined ? [] : [min]), ...(max === undefined ? [] : [max + 1])];
  });
}

/** "Up to 2.5 lakh" and "below 2.5 lakh" are one rupee apart: a group of a single number would puzzle, so it joins. */
function betweenStarts(starts: number[]): Interval[] {
  const kept = starts.filter((start, index) => index === 0 || starts[index + 1] !== start + 1);
  return kept.map((from, index) => {
    const next = kept[index + 1];
    return next === undefined ? { from } : { from, to: next - 1 };
  });
}
