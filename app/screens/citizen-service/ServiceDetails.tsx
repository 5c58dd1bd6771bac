import { ExternalLink as NewTabIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import buttons from '#app/components/buttons/buttons.module.css';
import { ExternalLink } from '#app/components/ExternalLink/ExternalLink.tsx';
import type { Localized } from '#app/model/localize.ts';
import type { Service } from '#app/model/services/schema.server.ts';
import styles from './ServiceDetails.module.css';

/** What a citizen does, in numbered lines, and the portal where it is done. */
export function ServiceDetails({ service }: { service: Localized<Service> }) {
  const { t } = useTranslation('citizen-service');
  return (
    <section className={styles.details}>
      <h2>{t('details')}</h2>
      <ol className={styles.lines}>
        {service.Details.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {service.link && (
        <div className={styles.portal}>
          <ExternalLink href={service.link} className={`${buttons.primary} ${buttons.large}`} plain>
            {t('openWebsite')}
            <NewTabIcon aria-hidden="true" />
          </ExternalLink>
          <p className={styles.address}>{t('websiteAddress', { host: new URL(service.link).host })}</p>
        </div>
      )}
    </section>
  );
}
