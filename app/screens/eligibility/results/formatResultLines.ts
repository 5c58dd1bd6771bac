import { formatFirstBenefit } from '#app/components/facts/benefitText.ts';
import type { Answers } from '#app/eligibility/answers.ts';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { QUESTION_IDS } from '#app/eligibility/questions.ts';
import type { Translation } from '#app/i18n/words.ts';
import type { FinderText } from '../finderText.ts';

/** Maximum number of lines below the title of a message. */
const MAX_LINES = 4;

/** Formats the first schemes with their amounts, and the answers, as lines of a message. */
export function formatResultLines(
  schemes: readonly FinderScheme[],
  answers: Answers,
  text: FinderText,
  { t: amounts, language }: Pick<Translation<'schemes'>, 't' | 'language'>,
): string[] {
  const { t, context } = text;
  const answerTexts = QUESTION_IDS.flatMap((id) => {
    const answer = answers[id];
    if (answer === undefined || 'skipped' in answer || id === 'helping') return [];
    return [`${text.name(id)}: ${text.answer(id, answer)}`];
  });
  const room = answerTexts.length > 0 ? MAX_LINES - 1 : MAX_LINES;
  const shownCount = schemes.length > room ? room - 1 : room;
  const lines = schemes.slice(0, shownCount).map((scheme, index) => {
    const { title, plainTitle, sharesTotalWith = [], excludes = [] } = scheme;
    const amount = formatFirstBenefit(scheme, amounts, language);
    const sharer = schemes.slice(0, index).find(({ id }) => [...excludes, ...sharesTotalWith].includes(id));
    if (!sharer) return `${plainTitle ?? title}: ${amount}`;
    const key = excludes.includes(sharer.id) ? 'results.onlyOneInMessage' : 'results.sharedInMessage';
    return `${plainTitle ?? title}: ${t(key, { amount, scheme: sharer.plainTitle ?? sharer.title })}`;
  });
  return [
    ...lines,
    ...(schemes.length > shownCount ? [t('results.shareMore', { number: schemes.length - shownCount })] : []),
    ...(answerTexts.length > 0 ? [`${t('answers.title', context)}: ${answerTexts.join('; ')}`] : []),
  ];
}
