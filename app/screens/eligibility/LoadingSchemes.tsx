import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './LoadingSchemes.module.css';

type LoadingSchemesProps = { isMissing: boolean; onRetry: () => void };

/** Until the conditions are there, as after a reload in the middle; and when they do not come. */
export function LoadingSchemes({ isMissing, onRetry }: LoadingSchemesProps) {
  const { t } = useTranslation('eligibility');
  return (
    <div className={styles.loading}>
      <h1>{t('title')}</h1>
      {!isMissing && <p role="status">{t('loading')}</p>}
      {isMissing && (
        <div role="alert">
          <Note kind="warning">{t('notLoaded')}</Note>
          <p className={styles.ways}>
            <button type="button" className={buttons.primary} onClick={onRetry}>
              {t('tryAgain')}
            </button>
            <PageLink to="/eligibility" className={buttons.secondary}>
              {t('seeTable')}
            </PageLink>
          </p>
        </div>
      )}
    </div>
  );
}
