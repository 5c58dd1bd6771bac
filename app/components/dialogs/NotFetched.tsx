import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './NotFetched.module.css';

/** Stands in the page from the start, so that a screen reader hears when its sentence comes. */
export function NotFetched({ isMissing }: { isMissing: boolean }) {
  const { t } = useTranslation('components');
  return (
    <p role="status" className={styles.notFetched}>
      {isMissing && t('notFetched')}
    </p>
  );
}
