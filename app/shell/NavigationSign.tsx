import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './NavigationSign.module.css';

/** A page that is there sooner needs no sign; one would only flash. */
const PATIENCE_MS = 300;

/** Says that the next page is on its way, seen as a line along the top and read out once, when it is not there at once. */
export function NavigationSign() {
  const { t } = useTranslation('components');
  const { state } = useNavigation();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
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
