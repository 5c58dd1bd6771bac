import type { Answer, Answers } from './answers.ts';
import type { FinderRule, FinderScheme } from './catalogue.ts';
import { type Finding, open } from './finding.ts';
import { ruleFinding } from './findings.ts';
import { gateFinding, gateOf } from './gates.ts';
import type { QuestionId } from './questions.ts';

/** One condition of a scheme beside what was answered. `office`: no question can tell, the office looks. */
export type Condition = {
  rule: FinderRule;
  state: 'met' | 'open' | 'failed' | 'office';
  /** The question that told it, or that would. Open without a question: only the office can tell. */
  question?: QuestionId;
  /** What was said to that question. */
  answer?: Answer;
};

export type Applicant = 'person' | 'organisation';

/** The conditions that count for such an applicant. Notes and rules for somebody else are left out. */
export function conditionsFor(
  { eligibility }: Pick<FinderScheme, 'eligibility'>,
  applicant: Applicant | undefined,
  answers: Answers,
  today: string,
): Condition[] {
  const rules = eligibility.filter((rule) => rule.kind !== 'note' && (!applicant || isFor(rule, applicant)));
  return rules.flatMap((rule) => {
    const finding = ruleFinding(rule, answers, today);
    if (finding === undefined) return [{ rule, state: 'office' }];
    const gated = throughGate(rule, finding, rules, answers, today);
    return gated === undefined ? [] : [conditionOf(rule, gated, answers)];
  });
}

/** Whom a rule of a scheme for both people and organisations is for. */
export function applicantOf(rule: FinderRule): Applicant | undefined {
  if (rule.kind === 'once') return rule.per === 'organisation' ? 'organisation' : 'person';
  return rule.for;
}

const isFor = (rule: FinderRule, applicant: Applicant) => (applicantOf(rule) ?? applicant) === applicant;

function throughGate(
  rule: FinderRule,
  finding: Finding,
  rules: readonly FinderRule[],
  answers: Answers,
  today: string,
): Finding | undefined {
  const gate = gateFinding(rule, answers);
  if (gate.state === 'failed') return undefined;
  if (gate.state === 'met' || finding.state !== 'failed') return finding;
  const own = gateOf(rule);
  const beside = own === undefined ? [] : rules.filter((other) => gateOf(other) === own);
  const failsEverywhere =
    beside.length > 1 && beside.every((other) => ruleFinding(other, answers, today)?.state === 'failed');
  return failsEverywhere ? finding : open(gate.question);
}

function conditionOf(rule: FinderRule, { state, question }: Finding, answers: Answers): Condition {
  const answer = question && answers[question];
  return { rule, state, ...(question && { question }), ...(answer && { answer }) };
}
