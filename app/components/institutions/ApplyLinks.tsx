import { ArrowRight } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { InstitutionList } from '#app/model/institutions/lists.server.ts';
import type { SitePath } from '#app/screens.ts';
import buttons from '../buttons.module.css';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { PageLink } from '../links/PageLink.tsx';
import { PortalTrouble } from '../links/PortalTrouble.tsx';
import styles from './InstitutionLists.module.css';

type ApplyLinksProps = { portal: NonNullable<InstitutionList['portal']>; schemePath: SitePath };

/** Where one applies for a place, and the scheme behind it. */
export function ApplyLinks({ portal: { url, trouble }, schemePath }: ApplyLinksProps) {
  const { t } = useTranslation('institutions');
  return (
    <div className={styles.apply}>
      <ExternalLink href={url} className={buttons.primary}>
        {t('apply')}
      </ExternalLink>
      <PageLink to={schemePath} className={buttons.onward}>
        {t('scheme')}
        <ArrowRight aria-hidden="true" />
      </PageLink>
      <PortalTrouble trouble={trouble} />
    </div>
  );
}
