import { FileCheck, MapPin } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { formatNeedlessEntry, sessionChecklist } from '#app/components/preferences/sessionChecklist.ts';
import { ShareButton } from '#app/components/share/ShareButton.island.tsx';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { needlessPapers } from '#app/eligibility/paperConditions.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { useFinder } from '../FinderContext.ts';
import { formatResultLines } from './formatResultLines.ts';
import styles from './ResultActions.module.css';
import { SendResult, type SendResultProps } from './SendResult.tsx';

type ResultActionsProps = SendResultProps & { schemes: readonly FinderScheme[] };

/** Shows the next actions: papers of the schemes, where to go, and sending the result. */
export function ResultActions({ schemes, ...answers }: ResultActionsProps) {
  const { visit, text } = useFinder();
  const { t } = text;
  const withDocuments = schemes.filter(({ documents }) => documents.length > 0);
  const needless = withDocuments.flatMap((scheme) =>
    needlessPapers(scheme, visit.answers).map((paper) => formatNeedlessEntry(scheme.id, paper)),
  );
  const [first, second] = schemes;
  // The list of offices has no tahsil offices, to which most people with a pension go.
  const where = first && !second ? (`${pageOf.schemes(first.id)}#where` as const) : '/district';
  const lines = formatResultLines(schemes, answers.withAnswers ? visit.answers : {}, text, useTranslation('schemes'));
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
