import { ArrowRight } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import buttons from '../buttons/buttons.module.css';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import styles from './InstitutionLists.module.css';

type ApplyLinksProps = { portal: string };

/** Where a student applies for a government hostel, and the scheme behind it. `portal`: address of the hostel portal. */
export function ApplyLinks({ portal }: ApplyLinksProps) {
  const { t } = useTranslation('institutions');
  return (
    <div className={styles.apply}>
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
