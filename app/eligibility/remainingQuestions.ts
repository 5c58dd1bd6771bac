import type { Answers } from './answers.ts';
import { assess } from './assess.ts';
import type { FinderScheme } from './catalogue.ts';
import { QUESTION_IDS, type QuestionId } from './questions.ts';
import { isRelevant } from './relevance.ts';

/** Returns the questions, in order, whose answers can still change a result. An answer can remove or add some. */
export function remainingQuestions(
  catalogue: readonly FinderScheme[],
  answers: Answers,
  today: string,
): readonly QuestionId[] {
  if (answers.situation === undefined) return ['situation'];
  const undecided = catalogue
    .map((scheme) => assess(scheme, answers, today))
    .filter((assessment) => assessment.verdict === 'check' && isRelevant(assessment, answers));
  const open = undecided.flatMap(({ conditions }) => conditions.filter(({ state }) => state === 'open'));
  const needed = new Set(open.map(({ question }) => question));
  return QUESTION_IDS.filter((id) => needed.has(id) && answers[id] === undefined);
}
