import type { Answers } from './answers.ts';
import { assess } from './assess.ts';
import type { FinderScheme } from './catalogue.ts';
import { isInPlay } from './inPlay.ts';
import { QUESTION_IDS, type QuestionId } from './questions.ts';

/** The question to ask now: the first in order that can still change a result. Nothing: all is known that can be. */
export function nextQuestion(
  catalogue: readonly FinderScheme[],
  answers: Answers,
  today: string,
): QuestionId | undefined {
  return stillToAsk(catalogue, answers, today)[0];
}

/** How many questions are left by what is known now, for "Question 2 of 6". An answer can spare or bring others. */
export function remaining(catalogue: readonly FinderScheme[], answers: Answers, today: string): number {
  return stillToAsk(catalogue, answers, today).length;
}

function stillToAsk(catalogue: readonly FinderScheme[], answers: Answers, today: string): QuestionId[] {
  if (answers.situation === undefined) return ['situation'];
  const wanted = new Set<QuestionId>();
  for (const scheme of catalogue) {
    const assessment = assess(scheme, answers, today);
    if (assessment.verdict !== 'check' || !isInPlay(assessment, answers)) continue;
    for (const { state, question } of assessment.conditions) if (state === 'open' && question) wanted.add(question);
  }
  return QUESTION_IDS.filter((id) => wanted.has(id) && answers[id] === undefined);
}
