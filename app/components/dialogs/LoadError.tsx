import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './LoadError.module.css';

/** Stands in the page from the start, so that a screen reader hears when its sentence comes. */
export function LoadError({ failed }: { failed: boolean }) {
  const { t } = useTranslation('components');
  return (
    <p role="status" className={styles.error}>
      {failed && t('notFetched')}
    </p>
  );
}
