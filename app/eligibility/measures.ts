import { ageOn } from './ages.ts';
import { type Answers, intervalFor } from './answers.ts';
import type { FinderRule } from './catalogue.ts';
import { optionFinding } from './facts.ts';
import { type Finding, open } from './finding.ts';
import type { Interval, QuestionId } from './questions.ts';

/** The numbers that a rule allows, both ends counted in, and the question that asks for the number. */
export type Measure = {
  question: QuestionId;
  min?: number | undefined;
  max?: number | undefined;
  asOf?: string | undefined;
};

type AgeRule = Extract<FinderRule, { kind: 'age' }>;

const AGE_QUESTIONS: Partial<Record<NonNullable<AgeRule['who']>, QuestionId>> = {
  groom: 'groomAge',
  bride: 'brideAge',
};

const COUNT_QUESTIONS = { couples: 'couples', 'years-of-work': 'workYears', residents: 'residents' } as const;

/** What a rule measures; nothing for a rule without a number. "Below" and "above" are turned into what they leave. */
export function measureOf(rule: FinderRule): Measure | undefined {
  switch (rule.kind) {
    case 'age':
      return {
        question: (rule.who && AGE_QUESTIONS[rule.who]) ?? 'age',
        min: rule.above === undefined ? rule.min : rule.above + 1,
        max: rule.max,
        asOf: rule.asOf,
      };
    case 'income': {
      const max = rule.belowRupees === undefined ? rule.maxRupees : rule.belowRupees - 1;
      const min = rule.aboveRupees === undefined ? undefined : rule.aboveRupees + 1;
      return max === undefined && min === undefined ? undefined : { question: 'income', min, max };
    }
    case 'residence':
      return rule.years === undefined ? undefined : { question: 'residenceYears', min: rule.years };
    case 'disability':
      return rule.minPercent === undefined ? undefined : { question: 'disability', min: rule.minPercent };
    case 'marks':
      return { question: 'marks', min: rule.minPercent };
    case 'members':
      return { question: rule.anyOf.includes('NB') ? 'membersScOrNb' : 'membersSc', min: rule.minPercent };
    case 'count':
      return { question: COUNT_QUESTIONS[rule.of], min: rule.above === undefined ? rule.min : rule.above + 1 };
    case 'cost':
      return { question: 'projectCost', min: rule.minRupees, max: rule.maxRupees };
    default:
      return undefined;
  }
}

/** Compares what was answered with what a rule allows. A group of numbers that lies across a bound stays open. */
export function measureFinding({ question, min, max, asOf }: Measure, answers: Answers, today: string): Finding {
  const given = intervalFor(answers, question);
  if (given === undefined) return open(question);
  if (asOf === undefined) return { state: compare(given, min, max), question };
  const state = compare(ageOn(asOf, given, today), min, max);
  return state === 'open' ? optionFinding(answers, { question: 'born', options: ['yes'] }) : { state, question };
}

function compare({ from, to = Number.POSITIVE_INFINITY }: Interval, min = 0, max = Number.POSITIVE_INFINITY) {
  if (to < min || from > max) return 'failed';
  return from >= min && to <= max ? 'met' : 'open';
}
