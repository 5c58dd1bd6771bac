import { type Answers, chosenFor } from './answers.ts';
import { type QuestionId, questionOf } from './questions.ts';

/** Whether the answers can be about a person. Only who ticked "organisation" alone is none. */
export function isPerson(answers: Answers): boolean {
  const situations = chosenFor(answers, 'situation');
  return situations === undefined || situations.length !== 1 || situations[0] !== 'organisation';
}

/** Whether the answers can be about an organisation. */
export function isOrganisation(answers: Answers): boolean {
  return chosenFor(answers, 'situation')?.includes('organisation') ?? true;
}

/** Whether a question is for the situations that were ticked. Where none were asked for, every question is. */
export function isOnPath(question: QuestionId, answers: Answers): boolean {
  const { path } = questionOf(question);
  const situations = chosenFor(answers, 'situation');
  if (question === 'situation') return situations === undefined;
  if (path === 'everyone' || situations === undefined) return true;
  return path === 'person' ? isPerson(answers) : path.some((situation) => situations.includes(situation));
}
