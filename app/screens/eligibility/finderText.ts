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
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Translation } from '#app/i18n/words.ts';

export type FinderText = ReturnType<typeof finderText>;

export const isForSomebodyElse = (answers: Answers) => chosenFor(answers, 'helping')?.includes('yes') === true;

/** Provides the texts of the finder, addressed to the visitor or about somebody whom the visitor helps. */
export function useFinderText(isForOther: boolean): FinderText {
  return finderText(useTranslation('eligibility'), isForOther);
}

export function finderText(translation: Translation<'eligibility'>, isForOther: boolean) {
  const { t, has, language } = translation;
  const context = isForOther ? { context: 'them' as const } : {};

  const day = (isoDay: string | undefined) => (isoDay === undefined ? '' : formatDate(isoDay, language));

  const option = (id: QuestionId, value: string) =>
    (value === 'yes' || value === 'no') && id !== 'helping'
      ? t(value)
      : t(`options.${id}.${value}` as 'options.situation.student', context);

  const interval = (id: QuestionId, numbers: Interval) => {
    const { unit } = getQuestion(id) as NumberQuestion;
    return formatInterval(translation, unit, numbers);
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
    number: (value: number) => formatNumber(value, language),
    rupees: (value: number) => formatRupees(value, language),
    digits: (value: number) => inDigitsOf(language, String(value)),
    /** Says what is wrong with the form; `hasBrackets`: there are ranges to choose from as well. */
    error: (question: Question, hasBrackets: boolean) => {
      if (question.form !== 'number') return t(question.form === 'choice' ? 'error.choose' : 'error.tick');
      const [min, max] = [0, question.max].map((value) => formatQuantity(value, question.unit, language));
      return t(hasBrackets ? 'error.number' : 'error.numberAlone', { min, max });
    },
    answer: (id: QuestionId, answer: Answer) => {
      if ('skipped' in answer) return t('answers.skipped');
      if ('from' in answer) return interval(id, answer);
      if (answer.chosen.length === 0) return t('answers.none');
      return answer.chosen.map((value) => option(id, value)).join('; ');
    },
  };
}

function formatQuantity(value: number, unit: NumberQuestion['unit'], language: Language): string {
  if (unit === 'rupees') return formatRupees(value, language);
  return unit === 'percent' ? formatPercent(value, language) : formatNumber(value, language);
}

function formatInterval(
  { t, language }: Translation<'eligibility'>,
  unit: NumberQuestion['unit'],
  { from, to }: Interval,
): string {
  const format = (value: number) => formatQuantity(value, unit, language);
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
}
