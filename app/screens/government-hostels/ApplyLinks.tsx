import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import buttons from '#app/components/buttons/buttons.module.css';
import { ExternalLink } from '#app/components/ExternalLink/ExternalLink.tsx';
import { PageLink } from '#app/components/PageLink/PageLink.tsx';
import styles from './GovernmentHostels.module.css';

type ApplyLinksProps = { portal: string };

/** Where a student applies, and the scheme behind the hostels. `portal`: address of the hostel portal. */
export function ApplyLinks({ portal }: ApplyLinksProps) {
  const { t } = useTranslation('government-hostels');
  return (
    <div className={styles.ways}>
      <ExternalLink href={portal} className={buttons.primary}>
        {t('apply')}
      </ExternalLink>
      <PageLink to="/scheme/government-hostels" className={buttons.onward}>
        {t('scheme')}
        <ArrowRight aria-hidden="true" />
      </PageLink>
    </div>
  );
}
