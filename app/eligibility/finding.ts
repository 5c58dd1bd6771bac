import type { QuestionId } from './questions.ts';

/** What the answers say about one thing, and the question that tells it. Open: it is not known yet. */
export type Finding = { state: 'met' | 'failed' | 'open'; question?: QuestionId };

const found = (state: Finding['state'], question?: QuestionId): Finding =>
  question === undefined ? { state } : { state, question };

export const met = (question?: QuestionId): Finding => found('met', question);
export const failed = (question?: QuestionId): Finding => found('failed', question);
export const open = (question?: QuestionId): Finding => found('open', question);

const first = (findings: readonly Finding[], wanted: Finding['state']) =>
  findings.find(({ state }) => state === wanted);

/** Met as soon as one is met, failed only when all are: what is not known yet never decides alone. */
export function anyOf(findings: readonly Finding[]): Finding {
  return first(findings, 'met') ?? first(findings, 'open') ?? findings[0] ?? failed();
}

/** Failed as soon as one is failed, met only when all are. */
export function allOf(findings: readonly Finding[]): Finding {
  return first(findings, 'failed') ?? first(findings, 'open') ?? findings.at(-1) ?? met();
}

export function not({ state, question }: Finding): Finding {
  if (state === 'open') return open(question);
  return state === 'met' ? failed(question) : met(question);
}
