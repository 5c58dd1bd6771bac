import buttons from '#app/components/buttons.module.css';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './LoadFailure.module.css';

/** Says that a part of the page could not be loaded. Is in every page but hidden, because its text must not need loading. */
export function LoadFailure() {
  const { t } = useTranslation('shell');
  return (
    <div className={`no-print ${styles.note}`} role="alert" data-load-failure="" hidden>
      <p>{t('loadFailure')}</p>
      <button type="button" className={buttons.secondary}>
        {t('tryAgain')}
      </button>
    </div>
  );
}
