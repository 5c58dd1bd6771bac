import type { QuestionId } from './questions.ts';

/** A three-valued result, and the question that decided it. `open`: not known yet. */
export type Finding = { state: 'met' | 'failed' | 'open'; question?: QuestionId };

const withState =
  (state: Finding['state']) =>
  (question?: QuestionId): Finding => ({ state, ...(question && { question }) });

export const met = withState('met');
export const failed = withState('failed');
export const open = withState('open');

const findState = (findings: readonly Finding[], state: Finding['state']) =>
  findings.find((finding) => finding.state === state);

/** Three-valued "or": failed only if all findings are failed. */
export function anyOf(findings: readonly Finding[]): Finding {
  return findState(findings, 'met') ?? findState(findings, 'open') ?? findings[0] ?? failed();
}

/** Three-valued "and": met only if all findings are met. */
export function allOf(findings: readonly Finding[]): Finding {
  return findState(findings, 'failed') ?? findState(findings, 'open') ?? findings[findings.length - 1] ?? met();
}

export function not({ state, question }: Finding): Finding {
  if (state === 'open') return open(question);
  return state === 'met' ? failed(question) : met(question);
}
