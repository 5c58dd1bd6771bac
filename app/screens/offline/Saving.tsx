import buttons from '#app/components/buttons.module.css';
import { formatFileSize } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Saving.module.css';
import { stop } from './siteState.ts';

type SavingProps = { done: number; all: number };

/** How far it is. A screen reader tells the bar's value when asked; only the beginning is said aloud. */
export function Saving({ done, all }: SavingProps) {
  const { t } = useTranslation('offline');
  const language = useLanguage();
  const far = t('done', { done: formatFileSize(done, language), all: formatFileSize(all, language) });
  return (
    <div className={styles.saving}>
      <p role="status" className="sr">
        {t('progress')}
      </p>
      <progress max={all} value={done} aria-label={t('progress')} aria-valuetext={far} />
      <p>{far}</p>
      <button type="button" className={buttons.quiet} onClick={stop}>
        {t('stop')}
      </button>
    </div>
  );
}
