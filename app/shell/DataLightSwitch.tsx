import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './DataLightSwitch.module.css';

/**
 * Turns the saving of data on or off, whatever the browser asks for: no fonts, pictures on demand, script when needed.
 * The early script answers the press and sets `aria-pressed`.
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
