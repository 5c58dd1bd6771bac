import { type Answers, chosenFor, isQuestionRelevant, mayAsk } from './answers.ts';
import { type Assessment, assess } from './assess.ts';
import { findBounds } from './bounds.ts';
import type { FinderScheme } from './catalogue.ts';
import { type Interval, QUESTION_IDS, type QuestionId, questionById, stepOf } from './questions.ts';

/** Returns the questions, in order, whose answers can still change a result. An answer can remove or add questions. */
export function remainingQuestions(
  catalogue: readonly FinderScheme[],
  answers: Answers,
  today: string,
): readonly QuestionId[] {
  if (answers.situation === undefined) return ['situation'];
  const conditions = findUndecided(catalogue, answers, today).flatMap((assessment) => assessment.conditions);
  const needed = new Set(conditions.filter(({ state }) => state === 'open').map(({ question }) => question));
  const remaining = QUESTION_IDS.filter((id) => needed.has(id) && answers[id] === undefined && mayAsk(id, answers));
  return chosenFor(answers, 'situation')
    ? remaining
    : [...remaining.filter(concernsEverybody), ...remaining.filter((id) => !concernsEverybody(id))];
}

/** Tells whether a question is not only for some life situations. Such questions come first while the situations are unknown. */
const concernsEverybody = (id: QuestionId) => !Array.isArray(questionById(id).respondents);

/** Questions that can open when a question is answered, because a rule asks for them only then. */
const MAY_FOLLOW: Partial<Record<QuestionId, readonly QuestionId[]>> = {
  age: ['born'],
  study: ['class', 'admitted', 'course'],
  class: ['admitted', 'course'],
  admitted: ['course'],
  marital: ['gender'],
  disability: ['severalDisabilities'],
  hardship: ['earnerAge', 'gender', 'marital'],
  income: ['bpl', 'area'],
};

/** Counts the questions that may still be asked: the largest possible number, so that it only shrinks. */
export function countPossibleQuestions(catalogue: readonly FinderScheme[], answers: Answers, today: string): number {
  const remaining = remainingQuestions(catalogue, answers, today);
  const following = remaining.flatMap((id) => MAY_FOLLOW[id] ?? []);
  const possible = following.filter((id) => answers[id] === undefined && isQuestionRelevant(id, answers));
  return new Set([...remaining, ...possible]).size;
}

/** Returns the ranges that a question offers. Ranges of ages are fixed; others end at the bounds of undecided schemes. */
export function findBrackets(
  id: QuestionId,
  catalogue: readonly FinderScheme[],
  answers: Answers,
  today: string,
): readonly Interval[] {
  const question = questionById(id);
  if (question.form !== 'number') return [];
  if (question.bracketStarts) return toIntervals(question.bracketStarts, 1);
  const undecided = findUndecided(catalogue, { ...answers, [id]: undefined }, today);
  const starts = undecided.flatMap(({ scheme }) => findBracketStarts(scheme, id));
  return toIntervals(
    [...new Set([0, ...starts])].sort((a, b) => a - b),
    stepOf(question.unit),
  );
}

function findUndecided(catalogue: readonly FinderScheme[], answers: Answers, today: string): Assessment[] {
  return catalogue.map((scheme) => assess(scheme, answers, today)).filter(({ verdict }) => verdict === 'check');
}

/** Finds the numbers at which a condition of the scheme starts or stops being met. */
function findBracketStarts({ eligibility }: FinderScheme, id: QuestionId): number[] {
  return eligibility.flatMap((rule) => {
    const { question, min, max } = findBounds(rule) ?? {};
    const last = rule.kind === 'age' ? [max, rule.uncertainTo] : [max];
    const starts = [min, ...last.map((end) => (end === undefined ? undefined : end + 1))];
    return question === id ? starts.filter((start) => start !== undefined) : [];
  });
}

/** Merges a bracket of a single number into the bracket before it: "up to 2.5 lakh" and "below 2.5 lakh" are one rupee apart. */
function toIntervals(starts: readonly number[], step: number): Interval[] {
  const distinct = starts.filter((start, index) => index === 0 || starts[index + 1] !== start + 1);
  return distinct.map((from, index) => {
    const next = distinct[index + 1];
    return next === undefined ? { from } : { from, to: next - step };
  });
}
