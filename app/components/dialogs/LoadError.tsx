import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './LoadError.module.css';

/** Renders a live region, mounted before its text comes so that screen readers announce it. */
export function LoadError({ failed }: { failed: boolean }) {
  const { t } = useTranslation('components');
  return (
    <p role="status" className={styles.error}>
      {failed && t('notFetched')}
    </p>
  );
}
