import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './DataLightSwitch.module.css';

/** Switches data saving: no fonts, and pictures only on demand. The early script handles the click and sets `aria-pressed`. */
export function DataLightSwitch({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      className={`needs-script ${styles.switch} ${className ?? ''}`}
      data-action="dataLight:on"
      aria-pressed="false"
      suppressHydrationWarning
    >
      <b>{t('dataLight')}</b>
      {t('dataLightHelp')}
    </button>
  );
}
