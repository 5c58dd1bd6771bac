import type { Answer, Answers } from '#app/eligibility/answers.ts';
import { isQuestionRelevant } from '#app/eligibility/answers.ts';
import { getQuestion, QUESTION_IDS, type QuestionId } from '#app/eligibility/questions.ts';

/** What a step shows: a question, the answers to look through, or the schemes. */
export type Place = QuestionId | 'review' | 'results';

/**
 * One step of the finder, as it stands in the history of the tab and nowhere else. `run` is the moment the answering
 * began, `depth` the number of steps since, `turn` the number of answers given until then. A question that is changed
 * leads back to `goal`.
 */
export type Step = {
  run: number;
  depth: number;
  turn: number;
  at: Place;
  goal: 'review' | 'results';
  answers: Answers;
};

/** The step that the history holds. Anything else found there is not used. */
export function stepIn(state: unknown): Step | undefined {
  if (!isRecord(state) || !isRecord(state.answers)) return undefined;
  const { run, depth, turn, at, goal, answers } = state;
  const isWhole = isCount(run) && isCount(depth) && isCount(turn);
  if (!isWhole || !isPlace(at) || (goal !== 'review' && goal !== 'results')) return undefined;
  const isAnswered = Object.entries(answers).every(([id, answer]) => isQuestion(id) && isAnswerTo(id, answer));
  return isAnswered ? { run, depth, turn, at, goal, answers: answers as Answers } : undefined;
}

/** The answers after one of them was given or changed: what the new one leaves without a question is dropped. */
export function answered(answers: Answers, question: QuestionId, answer: Answer): Answers {
  const all: Answers = { ...answers, [question]: answer };
  const stays = (id: QuestionId) => id === 'situation' || id === 'helping' || isQuestionRelevant(id, all);
  return Object.fromEntries(Object.entries(all).filter(([id]) => stays(id as QuestionId)));
}

function isAnswerTo(id: QuestionId, answer: unknown): boolean {
  if (!isRecord(answer)) return false;
  if ('skipped' in answer) return answer.skipped === true;
  const question = getQuestion(id);
  if (question.form === 'number') {
    const { from, to } = answer;
    return isCount(from) && from <= question.max && (to === undefined || (isCount(to) && to >= from));
  }
  const { chosen } = answer;
  if (!Array.isArray(chosen) || (question.form === 'choice' && chosen.length !== 1)) return false;
  return chosen.every((option) => question.options.includes(option));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isQuestion = (id: unknown): id is QuestionId => QUESTION_IDS.some((known) => known === id);
const isPlace = (at: unknown): at is Place => at === 'review' || at === 'results' || isQuestion(at);
