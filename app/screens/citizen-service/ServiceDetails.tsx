import { useTranslation } from 'react-i18next';
import type { Localized } from '#app/model/localize.ts';
import type { Service } from '#app/model/services/schema.server.ts';
import styles from './ServiceDetails.module.css';
import { ServicePortal } from './ServicePortal.tsx';

/** What a citizen does, in numbered lines, and beside them the portal where it is done. */
export function ServiceDetails({ service }: { service: Localized<Service> }) {
  const { t } = useTranslation('citizen-service');
  return (
    <div className={styles.details}>
      <section>
        <h2>{t('details')}</h2>
        <ol className={styles.lines}>
          {service.Details.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </section>
      {service.link && <ServicePortal icon={service.icon} address={service.link} />}
    </div>
  );
}
