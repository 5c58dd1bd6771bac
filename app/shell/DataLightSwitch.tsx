import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './DataLightSwitch.module.css';

/**
 * Saves data by wish, or spends it though the browser asks to save: letters of the phone, pictures on demand, no script
 * before it is needed. The early script answers the press and says what is on.
 */
export function DataLightSwitch({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      className={`needs-script ${styles.switch} ${className ?? ''}`}
      data-choice="dataLight:on"
      aria-pressed="false"
      suppressHydrationWarning
    >
      <b>{t('dataLight')}</b>
      {t('dataLightHelp')}
    </button>
  );
}
