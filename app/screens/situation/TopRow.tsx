import { ArrowLeft } from 'lucide-react';
import { LeaveLink } from '#app/components/links/LeaveLink.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Breadcrumbs } from '#app/components/page/PageHead.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './TopRow.module.css';

type TopRowProps = { title: string; leave: boolean };

/** Leads back to all situations. `leave`: shows the button that leaves the page at once. */
export function TopRow({ title, leave }: TopRowProps) {
  const { t } = useTranslation('situations');
  return (
    <div className={`no-print ${styles.row} ${leave ? styles.sticky : ''}`}>
      <PageLink to="/situations" className={styles.back} data-back="">
        <ArrowLeft aria-hidden="true" />
        {t('title')}
      </PageLink>
      <div className={styles.crumbs}>
        <Breadcrumbs crumbs={[{ label: t('title'), path: '/situations' }, { label: title }]} />
      </div>
      {leave && <LeaveLink className={styles.leave} />}
    </div>
  );
}
