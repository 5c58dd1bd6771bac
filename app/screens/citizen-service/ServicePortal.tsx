import { ExternalLink as NewTabIcon } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { PortalTrouble } from '#app/components/links/PortalTrouble.tsx';
import type { ServiceIconName } from '#app/components/media/ServiceIcon.tsx';
import { StandingIcon } from '#app/components/media/StandingIcon.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { PortalTrouble as Trouble } from '#app/model/portals/trouble.server.ts';
import styles from './ServicePortal.module.css';

type ServicePortalProps = { icon: ServiceIconName; address: string; trouble: Trouble | undefined };

/** The website where the service is given. Its address is written out: a citizen may be warned of false ones. */
export function ServicePortal({ icon, address, trouble }: ServicePortalProps) {
  const { t } = useTranslation('citizen-service');
  return (
    <div className={styles.portal}>
      <StandingIcon name={icon} className={styles.icon} />
      <ExternalLink href={address} className={`${buttons.primary} ${buttons.large}`} plain>
        {t('openWebsite')}
        <NewTabIcon aria-hidden="true" />
      </ExternalLink>
      <p className={styles.address}>{t('websiteAddress', { host: new URL(address).host })}</p>
      <PortalTrouble trouble={trouble} />
    </div>
  );
}
