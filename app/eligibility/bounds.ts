import { type Answers, intervalFor } from './answers.ts';
import type { FinderRule, FinderScheme } from './catalogue.ts';
import { type Finding, unanswered } from './finding.ts';
import type { Interval, QuestionId } from './questions.ts';
import { checkOption } from './situations.ts';

/** Inclusive bounds of a rule and the question that asks for the number. `asOf`: ISO date on which an age counts. */
export type Bounds = {
  question: QuestionId;
  min?: number | undefined;
  max?: number | undefined;
  asOf?: string | undefined;
};

/** Whose age each question asks for, other than the applicant's. */
const AGE_QUESTIONS: Readonly<Record<string, QuestionId>> = {
  groom: 'groomAge',
  bride: 'brideAge',
  earner: 'earnerAge',
};

const COUNT_QUESTIONS = { couples: 'couples', 'years-of-work': 'workYears', residents: 'residents' } as const;

/** Returns the inclusive bounds of a rule with a number; "above" and "below" are shifted by one. */
export function findBounds(rule: FinderRule): Bounds | undefined {
  switch (rule.kind) {
    case 'age':
      return {
        question: AGE_QUESTIONS[rule.who ?? 'applicant'] ?? 'age',
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

/** Compares an answered number with bounds. A bracket that contains a bound leaves the condition open. */
export function checkBounds({ question, min, max, asOf }: Bounds, answers: Answers, today: string): Finding {
  const value = intervalFor(answers, question);
  if (value === undefined) return unanswered(question, answers);
  if (asOf === undefined) return { state: compare(value, min, max), question };
  const state = compare(ageOn(asOf, value, today), min, max);
  return state === 'open' ? checkOption(answers, 'born', 'yes') : { state, question };
}

function compare({ from, to = Number.POSITIVE_INFINITY }: Interval, min = 0, max = Number.POSITIVE_INFINITY) {
  if (to < min || from > max) return 'failed';
  return from >= min && to <= max ? 'met' : 'open';
}

const parseYear = (isoDay: string) => Number(isoDay.slice(0, 4));
const monthAndDay = (isoDay: string) => isoDay.slice(5);

/** Derives the age on another ISO date: a range, because the birthday is unknown. */
export function ageOn(day: string, age: Interval, today: string): Interval {
  const years = parseYear(today) - parseYear(day);
  const youngest = age.from - years - (monthAndDay(day) < monthAndDay(today) ? 1 : 0);
  if (age.to === undefined) return { from: youngest };
  return { from: youngest, to: age.to - years + (monthAndDay(day) > monthAndDay(today) ? 1 : 0) };
}

/** Finds the latest birth date for the catalogue's only age limit that has a fixed date: age 65 on 2023-12-31 gives 1958-12-31. */
export function findBirthDateCutoff(catalogue: readonly FinderScheme[]): string | undefined {
  for (const rule of catalogue.flatMap(({ eligibility }) => eligibility))
    if (rule.kind === 'age' && rule.asOf !== undefined && rule.min !== undefined)
      return `${parseYear(rule.asOf) - rule.min}-${monthAndDay(rule.asOf)}`;
  return undefined;
}
