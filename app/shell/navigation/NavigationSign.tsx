import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './NavigationSign.module.css';

/** Prevents the sign from flashing briefly when a page loads within this time. */
const DELAY_MS = 300;

/** Shows a line along the top during a slow navigation. Screen readers announce it once. */
export function NavigationSign() {
  const { t } = useTranslation('components');
  const { state } = useNavigation();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [state]);
  return (
    <p aria-live="polite" className="no-print">
      {late && <span className={styles.sign}>{t('loading')}</span>}
    </p>
  );
}
