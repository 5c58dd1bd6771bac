import { Building2, FileCheck, Printer } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { ShareButton } from '#app/components/share/ShareButton.tsx';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { AnswerList } from './AnswerList.tsx';
import type { Known } from './known.ts';
import { Privacy } from './Privacy.tsx';
import styles from './ResultActions.module.css';
import { useResultLines } from './resultLines.ts';
import type { Visit } from './useVisit.ts';

type ResultActionsProps = {
  visit: Visit;
  known: Known;
  schemes: readonly FinderScheme[];
  withAnswers: boolean;
  onWithAnswers: (withAnswers: boolean) => void;
};

/** Beside the schemes: the answers, and what can be taken along. */
export function ResultActions({ visit, known, schemes, withAnswers, onWithAnswers }: ResultActionsProps) {
  const { t, about } = known.words;
  const number = formatNumber(schemes.length, useLanguage());
  const withPapers = schemes.filter(({ documents }) => documents.length > 0);
  const lines = useResultLines(schemes, withAnswers ? visit.answers : {}, known);
  return (
    <aside className={styles.aside} aria-labelledby="your-answers">
      <div className={styles.answers}>
        <h2 id="your-answers">{t('answers.title', about)}</h2>
        <AnswerList visit={visit} known={known} />
      </div>
      <div className={`no-print ${styles.ways}`}>
        {withPapers.length > 0 && (
          <PageLink to="/papers" state={{ schemes: withPapers.map(({ id }) => id) }} className={buttons.secondary}>
            <FileCheck aria-hidden="true" />
            {t('results.papers')}
          </PageLink>
        )}
        <PageLink to="/office" className={buttons.secondary}>
          <Building2 aria-hidden="true" />
          {t('results.where')}
        </PageLink>
        <button type="button" className={buttons.primary} onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t('results.print')}
        </button>
        {schemes.length > 0 && (
          <ShareButton
            title={t('results.shareTitle', { count: schemes.length, number })}
            lines={() => lines}
            look={buttons.quiet}
          />
        )}
        <label>
          <input type="checkbox" checked={withAnswers} onChange={({ target }) => onWithAnswers(target.checked)} />
          {t('results.addAnswers', about)}
        </label>
      </div>
      <Privacy onClear={visit.clear} />
    </aside>
  );
}
