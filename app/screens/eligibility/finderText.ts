import { formatRupees } from '#app/components/facts/benefitText.ts';
import { type Answer, type Answers, chosenFor } from '#app/eligibility/answers.ts';
import {
  getQuestion,
  type Interval,
  type NumberQuestion,
  type Question,
  type QuestionId,
} from '#app/eligibility/questions.ts';
import { formatDate } from '#app/i18n/dates.ts';
import type { Language } from '#app/i18n/language.ts';
import { formatNumber, formatPercent, inDigitsOf } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Translate } from '#app/i18n/wordKeys.ts';

export type FinderText = ReturnType<typeof finderText>;

export const isForSomebodyElse = (answers: Answers) => chosenFor(answers, 'helping')?.includes('yes') === true;

/** Provides the texts of the finder, addressed to the visitor or about somebody whom the visitor helps. */
export function useFinderText(isForOther: boolean): FinderText {
  const { t, has } = useTranslation('eligibility');
  return finderText(t, has, useLanguage(), isForOther);
}

/** `has` tells whether a key exists: not every question has a hint. */
export function finderText(
  t: Translate<'eligibility'>,
  has: (key: string) => boolean,
  language: Language,
  isForOther: boolean,
) {
  const context = isForOther ? { context: 'them' as const } : {};

  const day = (isoDay: string | undefined) => (isoDay === undefined ? '' : formatDate(isoDay, language));

  const option = (id: QuestionId, value: string) =>
    (value === 'yes' || value === 'no') && id !== 'helping'
      ? t(value)
      : t(`options.${id}.${value}` as 'options.situation.student', context);

  const number = (unit: NumberQuestion['unit'], value: number) => {
    if (unit === 'rupees') return formatRupees(value, language);
    return unit === 'percent' ? formatPercent(value, language) : formatNumber(value, language);
  };

  const interval = (id: QuestionId, { from, to }: Interval) => {
    const { unit } = getQuestion(id) as NumberQuestion;
    const format = (value: number) => number(unit, value);
    if (from === to) return t(`value.${unit}`, { number: format(from) });
    if (unit === 'rupees') {
      if (to === undefined) return t('value.above', { number: format(from - 1) });
      if (from === 0) return t('value.upTo', { number: format(to) });
      return t('value.moreThanUpTo', { from: format(from - 1), to: format(to) });
    }
    if (to === undefined) return t('value.orMore', { number: format(from) });
    return from === 0
      ? t('value.under', { number: format(to + 1) })
      : t('value.range', { from: format(from), to: format(to) });
  };

  return {
    t,
    context,
    title: (id: QuestionId, isoDay?: string) => t(`questions.${id}.title`, { ...context, date: day(isoDay) }),
    hint: (id: QuestionId) =>
      has(`questions.${id}.hint`) ? t(`questions.${id}.hint` as 'questions.age.hint', context) : undefined,
    /** Names the question in a word or two, for lists of answers. */
    name: (id: QuestionId, isoDay?: string) => t(`questions.${id}.name`, { date: day(isoDay) }),
    option,
    interval,
    digits: (value: number) => inDigitsOf(language, String(value)),
    /** Says what is wrong with the form; `hasBrackets`: there are ranges to choose from as well. */
    error: (question: Question, hasBrackets: boolean) => {
      if (question.form !== 'number') return t(question.form === 'choice' ? 'error.choose' : 'error.tick');
      const bounds = { min: number(question.unit, 0), max: number(question.unit, question.max) };
      return t(hasBrackets ? 'error.number' : 'error.numberAlone', bounds);
    },
    answer: (id: QuestionId, answer: Answer) => {
      if ('skipped' in answer) return t('answers.skipped');
      if ('from' in answer) return interval(id, answer);
      if (answer.chosen.length === 0) return t('answers.none');
      return answer.chosen.map((value) => option(id, value)).join('; ');
    },
  };
}
