import { FileCheck, MapPin } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { amountText } from '#app/components/facts/benefitText.ts';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { needlessEntry, sessionChecklist } from '#app/components/preferences/sessionChecklist.ts';
import { ShareButton } from '#app/components/share/ShareButton.island.tsx';
import type { Answers } from '#app/eligibility/answers.ts';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { needlessPapers } from '#app/eligibility/paperConditions.ts';
import { QUESTION_IDS } from '#app/eligibility/questions.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useFinder } from '../FinderContext.ts';
import styles from './ResultActions.module.css';
import { SendResult, type SendResultProps } from './SendResult.tsx';

type ResultActionsProps = SendResultProps & { schemes: readonly FinderScheme[] };

/** Shows the three ways on: the papers of the schemes, where to go, and sending the result. */
export function ResultActions({ schemes, ...answers }: ResultActionsProps) {
  const { visit, text } = useFinder();
  const { t } = text;
  const withDocuments = schemes.filter(({ documents }) => documents.length > 0);
  const needless = withDocuments.flatMap((scheme) =>
    needlessPapers(scheme, visit.answers).map((paper) => needlessEntry(scheme.id, paper)),
  );
  const [first, second] = schemes;
  // The list of offices has no tahsil offices, to which most people with a pension go.
  const where = first && !second ? (`/scheme/${first.id}#where` as const) : '/district';
  const lines = useMessageLines(schemes, answers.withAnswers ? visit.answers : {});
  return (
    <div className={`no-print ${styles.three}`}>
      {withDocuments.length > 0 && (
        <PageLink
          to="/papers"
          className={buttons.primary}
          onClick={() =>
            sessionChecklist.addSchemes(
              withDocuments.map(({ id }) => id),
              needless,
            )
          }
        >
          <FileCheck aria-hidden="true" />
          {t('results.papers')}
        </PageLink>
      )}
      <PageLink to={where} className={buttons.secondary}>
        <MapPin aria-hidden="true" />
        {t('results.where')}
      </PageLink>
      {schemes.length > 0 && (
        <ShareButton
          title={t('results.shareTitle', { count: schemes.length, number: schemes.length })}
          lines={lines}
          className={buttons.secondary}
        >
          <SendResult {...answers} />
        </ShareButton>
      )}
    </div>
  );
}

/** Maximum number of lines below the title of a message. */
const MAX_LINES = 4;

/** Formats the first schemes with their amounts, and the answers, as lines of a message. */
function useMessageLines(schemes: readonly FinderScheme[], answers: Answers): string[] {
  const { text } = useFinder();
  const { t: amounts, language } = useTranslation('schemes');
  const { t, context } = text;
  const answerTexts = QUESTION_IDS.flatMap((id) => {
    const answer = answers[id];
    if (answer === undefined || 'skipped' in answer || id === 'helping') return [];
    return [`${text.name(id)}: ${text.answer(id, answer)}`];
  });
  const room = answerTexts.length > 0 ? MAX_LINES - 1 : MAX_LINES;
  const shownCount = schemes.length > room ? room - 1 : room;
  const lines = schemes
    .slice(0, shownCount)
    .map(({ title, plainTitle, benefit, sharesTotalWith = [], excludes = [] }, index) => {
      const amount = amountText(benefit, amounts, language);
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
