import { type Answers, isQuestionRelevant } from './answers.ts';
import { type QuestionId, questionById, SITUATION_OPTIONS, type SituationId } from './questions.ts';

/** A life situation that the visitor can add, or `person` if the visitor asked for an organisation only. */
export type Addable = SituationId | 'person';

/**
 * A four-valued result, and the question that decided it. `open`: not known yet. `unticked`: not known, because the visitor
 * did not tick the life situation that it is about; `add` lists situations, one of which must be ticked.
 */
export type Finding = {
  state: 'met' | 'failed' | 'open' | 'unticked';
  question?: QuestionId;
  add?: readonly Addable[];
};

const withState =
  (state: Finding['state']) =>
  (question?: QuestionId): Finding => ({ state, ...(question && { question }) });

export const met = withState('met');
export const failed = withState('failed');
export const open = withState('open');

export const unticked = (question: QuestionId, add: readonly string[]): Finding => ({
  state: 'unticked',
  question,
  add: [...SITUATION_OPTIONS, 'person' as const].filter((one) => add.includes(one)),
});

/** Returns the finding for a question without an answer. */
export function unanswered(question: QuestionId, answers: Answers): Finding {
  if (isQuestionRelevant(question, answers)) return open(question);
  const { respondents } = questionById(question);
  return unticked(question, typeof respondents === 'string' ? ['person'] : respondents);
}

const findState = (findings: readonly Finding[], state: Finding['state']) =>
  findings.find((finding) => finding.state === state);

/** Four-valued "or": failed only if all findings are failed; unticked only if no other situation can decide. */
export function anyOf(findings: readonly Finding[]): Finding {
  const ways = findings.filter(({ state }) => state === 'unticked');
  const [way] = ways;
  const addable =
    way?.question &&
    unticked(
      way.question,
      ways.flatMap(({ add = [] }) => add),
    );
  return findState(findings, 'met') ?? findState(findings, 'open') ?? addable ?? findings[0] ?? failed();
}

/** Four-valued "and": met only if all findings are met. */
export function allOf(findings: readonly Finding[]): Finding {
  const undecided = findState(findings, 'unticked') ?? findState(findings, 'open');
  return findState(findings, 'failed') ?? undecided ?? findings[findings.length - 1] ?? met();
}

/** Leaves an unticked situation to the office, because ticking it would only exclude the visitor. */
export function not({ state, question }: Finding): Finding {
  if (state === 'unticked') return open();
  if (state === 'open') return open(question);
  return state === 'met' ? failed(question) : met(question);
}
