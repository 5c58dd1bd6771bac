import { type Answer, type Answers, isQuestionRelevant } from '#app/eligibility/answers.ts';
import { getQuestion, QUESTION_IDS, type QuestionId } from '#app/eligibility/questions.ts';

/** The page that a step shows. */
export type StepPage = QuestionId | 'review' | 'results';

/**
 * A step of the finder in the history of the tab. `run`: start time in ms, which identifies the answering. `depth`:
 * steps since the start. `turn`: answers given so far. `goal`: where a changed question leads back to.
 */
export type Step = {
  run: number;
  depth: number;
  turn: number;
  at: StepPage;
  goal: 'review' | 'results';
  answers: Answers;
};

/** Validates the state of a history entry; undefined where it holds anything but a step. */
export function parseStep(state: unknown): Step | undefined {
  if (!isRecord(state) || !isRecord(state.answers)) return undefined;
  const { run, depth, turn, at, goal, answers } = state;
  const isNumbered = isCount(run) && isCount(depth) && isCount(turn);
  if (!isNumbered || !isPage(at) || (goal !== 'review' && goal !== 'results')) return undefined;
  const isValid = Object.entries(answers).every(([id, answer]) => isQuestion(id) && isAnswerTo(id, answer));
  return isValid ? { run, depth, turn, at, goal, answers: answers as Answers } : undefined;
}

/** Adds or changes an answer and drops those whose questions are no longer relevant. */
export function setAnswer(answers: Answers, question: QuestionId, answer: Answer): Answers {
  const all: Answers = { ...answers, [question]: answer };
  const isKept = (id: QuestionId) => id === 'situation' || id === 'helping' || isQuestionRelevant(id, all);
  return Object.fromEntries(Object.entries(all).filter(([id]) => isKept(id as QuestionId)));
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
const isPage = (at: unknown): at is StepPage => at === 'review' || at === 'results' || isQuestion(at);
