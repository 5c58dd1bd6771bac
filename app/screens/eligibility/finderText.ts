import { type Answer, type Answers, chosenFor } from '#app/eligibility/answers.ts';
import {
  type Interval,
  type NumberQuestion,
  type Question,
  type QuestionId,
  questionById,
  stepOf,
} from '#app/eligibility/questions.ts';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatAmount, formatNumber, formatPercent, formatRupees, inDigitsOf } from '#app/i18n/format/numbers.ts';
import type { Translation } from '#app/i18n/words.ts';

export type FinderText = ReturnType<typeof createFinderText>;

export const isForSomebodyElse = (answers: Answers) => chosenFor(answers, 'helping')?.includes('yes') === true;

/** Creates the finder's texts about the visitor or somebody else. `birthDateCutoff`: ISO date in the question `born`. */
export function createFinderText(
  translation: Translation<'eligibility'>,
  isForOther: boolean,
  birthDateCutoff?: string,
) {
  const { t, has, language } = translation;
  const context = isForOther ? { context: 'them' as const } : {};
  const date = birthDateCutoff === undefined ? '' : formatDate(birthDateCutoff, language);

  const option = (id: QuestionId, value: string) =>
    (value === 'yes' || value === 'no') && id !== 'helping'
      ? t(value)
      : t(`options.${id}.${value}` as 'options.situation.student', context);

  const quantity = (value: number, unit: NumberQuestion['unit']) => {
    if (unit === 'rupees') return formatRupees(value, language);
    return unit === 'percent' ? formatPercent(value, language) : formatNumber(value, language);
  };
  const interval = (id: QuestionId, numbers: Interval) => {
    const { unit } = questionById(id) as NumberQuestion;
    return formatInterval(numbers, unit, t, (value) => quantity(value, unit));
  };

  const textOf = (id: QuestionId, answer: Answer) => {
    if ('skipped' in answer) return t('answers.skipped');
    if ('from' in answer) return interval(id, answer);
    if (answer.chosen.length === 0) return t('answers.none');
    return answer.chosen.map((value) => option(id, value)).join('; ');
  };

  return {
    t,
    context,
    title: (id: QuestionId) => t(`questions.${id}.title`, { ...context, date }),
    hint: (id: QuestionId) =>
      has(`questions.${id}.hint`) ? t(`questions.${id}.hint` as 'questions.community.hint', context) : undefined,
    /** Returns the name of a question in one or two words, for lists of answers. */
    name: (id: QuestionId) => t(`questions.${id}.name`, { date }),
    option,
    interval,
    rupees: (value: number) => formatRupees(value, language),
    exactRupees: (value: number) => formatAmount(value, language),
    digits: (value: number) => inDigitsOf(language, String(value)),
    /** Returns the error message of the form. `hasBrackets`: the visitor can also choose a range. `isEmpty`: no number is entered. */
    error: (question: Question, { hasBrackets, isEmpty }: { hasBrackets: boolean; isEmpty: boolean }) => {
      if (question.form !== 'number') return t(question.form === 'choice' ? 'error.choose' : 'error.tick');
      if (hasBrackets && isEmpty) return t(question.unit === 'age' ? 'error.noAge' : 'error.noNumber');
      const [min, max] = [0, question.max].map((value) => quantity(value, question.unit));
      return t(hasBrackets ? 'error.number' : 'error.numberAlone', { min, max });
    },
    answer: textOf,
    /** Formats an answer as a sentence about the person, or as the name of the question followed by the answer. */
    reason: (id: QuestionId, answer: Answer) => {
      const given = textOf(id, answer);
      const said = 'chosen' in answer ? `because.${id}-${answer.chosen[0]}` : undefined;
      const key = [said, `because.${id}`].find((one) => one && has(one));
      if (!key) return `${t(`questions.${id}.name`, { date })}: ${given}`;
      const inSentence = 'from' in answer ? given.charAt(0).toLowerCase() + given.slice(1) : given;
      return t(key as 'because.age', { ...context, answer: inSentence });
    },
  };
}

function formatInterval(
  { from, to }: Interval,
  unit: NumberQuestion['unit'],
  t: Translation<'eligibility'>['t'],
  format: (value: number) => string,
): string {
  if (from === to) return t(`value.${unit}`, { number: format(from) });
  if (unit === 'rupees') {
    if (to === undefined) return t('value.above', { number: format(from - 1) });
    if (from === 0) return t('value.upTo', { number: format(to) });
    return t('value.range', { from: format(from), to: format(to) });
  }
  if (to === undefined) return t('value.orMore', { number: format(from) });
  const end = format(to + stepOf(unit));
  if (from === 0) return t('value.under', { number: end });
  if (unit === 'percent') return t('value.rangeUnder', { from: format(from), to: end });
  return t('value.range', { from: format(from), to: format(to) });
}
