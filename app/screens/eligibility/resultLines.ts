import { figureText, unitsText } from '#app/components/facts/benefitText.ts';
import type { Answers } from '#app/eligibility/answers.ts';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { QUESTION_IDS } from '#app/eligibility/questions.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Known } from './known.ts';

/** A message has room for four lines below its title. */
const LINES = 4;

/** The result as the lines of a message: the first schemes with their amounts, and the answers that are given along. */
export function useResultLines(schemes: readonly FinderScheme[], answers: Answers, { words, born }: Known): string[] {
  const { t: amounts } = useTranslation('schemes');
  const language = useLanguage();
  const { t, about } = words;
  const told = QUESTION_IDS.flatMap((id) => {
    const answer = answers[id];
    const isTold = answer !== undefined && !('skipped' in answer) && id !== 'helping';
    return !isTold ? [] : [`${words.name(id, born)}: ${words.answer(id, answer)}`];
  });
  const room = told.length > 0 ? LINES - 1 : LINES;
  const named = schemes.length > room ? room - 1 : room;
  const lines = schemes.slice(0, named).map(({ title, benefit, sharesTotalWith = [] }, index) => {
    const amount = [figureText(benefit, amounts, language), unitsText(benefit, amounts)].filter(Boolean).join(', ');
    const sharer = schemes.slice(0, index).find(({ id }) => sharesTotalWith.includes(id));
    return `${title}: ${sharer ? t('results.sharedInMessage', { amount, scheme: sharer.title }) : amount}`;
  });
  const rest = formatNumber(schemes.length - named, language);
  return [
    ...lines,
    ...(schemes.length > named ? [t('results.shareMore', { number: rest })] : []),
    ...(told.length > 0 ? [`${t('answers.title', about)}: ${told.join('; ')}`] : []),
  ];
}
