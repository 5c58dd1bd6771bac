import { Info, RotateCcw } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Privacy.module.css';

/** Tells what happens to the answers, with a button to clear them once there are any. */
export function Privacy({ onClear }: { onClear: (() => void) | undefined }) {
  const { t } = useTranslation('eligibility');
  return (
    <div className={`no-print ${styles.privacy}`}>
      <p>
        <Info aria-hidden="true" />
        {t('privacy')}
      </p>
      {onClear && (
        <button type="button" className={buttons.quiet} onClick={onClear}>
          <RotateCcw aria-hidden="true" />
          {t('clear')}
        </button>
      )}
    </div>
  );
}
