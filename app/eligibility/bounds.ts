import { ageOn } from './ages.ts';
import { type Answers, intervalFor } from './answers.ts';
import type { FinderRule, RuleOfKind } from './catalogue.ts';
import { type Finding, open } from './finding.ts';
import type { Interval, QuestionId } from './questions.ts';
import { checkOption } from './situations.ts';

/** The numbers that a rule allows, inclusive, and the question for the number. `asOf`: ISO day on which an age counts. */
export type Bounds = {
  question: QuestionId;
  min?: number | undefined;
  max?: number | undefined;
  asOf?: string | undefined;
};

const AGE_QUESTIONS: Partial<Record<NonNullable<RuleOfKind<'age'>['who']>, QuestionId>> = {
  groom: 'groomAge',
  bride: 'brideAge',
};

const COUNT_QUESTIONS = { couples: 'couples', 'years-of-work': 'workYears', residents: 'residents' } as const;

/** Returns the inclusive bounds of a rule with a number; "above" and "below" move them by one. */
export function getBounds(rule: FinderRule): Bounds | undefined {
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

/** Compares an answered number with bounds. A bracket that lies across a bound stays open. */
export function checkBounds({ question, min, max, asOf }: Bounds, answers: Answers, today: string): Finding {
  const value = intervalFor(answers, question);
  if (value === undefined) return open(question);
  if (asOf === undefined) return { state: compare(value, min, max), question };
  const state = compare(ageOn(asOf, value, today), min, max);
  return state === 'open' ? checkOption(answers, 'born', 'yes') : { state, question };
}

function compare({ from, to = Number.POSITIVE_INFINITY }: Interval, min = 0, max = Number.POSITIVE_INFINITY) {
  if (to < min || from > max) return 'failed';
  return from >= min && to <= max ? 'met' : 'open';
}
