import { X } from 'lucide-react';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './LeaveLink.module.css';

/** Leaves the page at once, because somebody may look over the shoulder. */
export function LeaveLink() {
  const { t } = useTranslation('situation');
  return (
    <PageLink to="/" className={`no-print ${styles.leave}`} data-leave="">
      <X aria-hidden="true" />
      {t('leave')}
    </PageLink>
  );
}
