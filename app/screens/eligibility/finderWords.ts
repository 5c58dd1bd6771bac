import { formatRupees } from '#app/components/facts/benefitText.ts';
import { type Answer, type Answers, chosenFor } from '#app/eligibility/answers.ts';
import { getQuestion, type Interval, type Question, type QuestionId } from '#app/eligibility/questions.ts';
import { formatDate } from '#app/i18n/dates.ts';
import type { Language } from '#app/i18n/language.ts';
import { formatNumber, formatPercent, inDigitsOf } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Translate } from '#app/i18n/wordKeys.ts';

export type FinderWords = ReturnType<typeof finderWords>;

export const isForSomebodyElse = (answers: Answers) => chosenFor(answers, 'helping')?.includes('yes') === true;

/** The words of the finder, about the visitor or about somebody whom the visitor helps. */
export function useFinderWords(isForOther: boolean): FinderWords {
  const { t, has } = useTranslation('eligibility');
  return finderWords(t, has, useLanguage(), isForOther);
}

type Numbered = Extract<Question, { form: 'number' }>;

/** `has` tells whether there are words for a key: not every question needs a hint. */
export function finderWords(
  t: Translate<'eligibility'>,
  has: (key: string) => boolean,
  language: Language,
  isForOther: boolean,
) {
  // A word without a form of its own for other people is the same for everybody.
  const about = isForOther ? { context: 'them' as const } : {};

  /** "Were you born on or before …" is about the day that the conditions name. */
  const day = (isoDay: string | undefined) => (isoDay === undefined ? '' : formatDate(isoDay, language));

  const option = (id: QuestionId, value: string) =>
    (value === 'yes' || value === 'no') && id !== 'helping'
      ? t(value)
      : t(`options.${id}.${value}` as 'options.situation.student', about);

  const number = (unit: Numbered['unit'], value: number) => {
    if (unit === 'rupees') return formatRupees(value, language);
    return unit === 'percent' ? formatPercent(value, language) : formatNumber(value, language);
  };

  const interval = (id: QuestionId, { from, to }: Interval) => {
    const { unit } = getQuestion(id) as Numbered;
    const said = (value: number) => number(unit, value);
    if (from === to) return t(`value.${unit}`, { number: said(from) });
    // Limits of money are "up to"; other numbers are counted.
    if (unit === 'rupees') {
      if (to === undefined) return t('value.above', { number: said(from - 1) });
      if (from === 0) return t('value.upTo', { number: said(to) });
      return t('value.moreThanUpTo', { from: said(from - 1), to: said(to) });
    }
    if (to === undefined) return t('value.orMore', { number: said(from) });
    return from === 0
      ? t('value.under', { number: said(to + 1) })
      : t('value.range', { from: said(from), to: said(to) });
  };

  return {
    t,
    about,
    title: (id: QuestionId, isoDay?: string) => t(`questions.${id}.title`, { ...about, date: day(isoDay) }),
    hint: (id: QuestionId) =>
      has(`questions.${id}.hint`) ? t(`questions.${id}.hint` as 'questions.age.hint', about) : undefined,
    /** The question in a word or two, for lists of answers. */
    name: (id: QuestionId, isoDay?: string) => t(`questions.${id}.name`, { date: day(isoDay) }),
    option,
    interval,
    number,
    /** A number as somebody writes it into a field. */
    plain: (value: number) => inDigitsOf(language, String(value)),
    answer: (id: QuestionId, answer: Answer) => {
      if ('skipped' in answer) return t('answers.skipped');
      if ('from' in answer) return interval(id, answer);
      if (answer.chosen.length === 0) return t('answers.none');
      return answer.chosen.map((value) => option(id, value)).join('; ');
    },
  };
}
