import { Reported } from '#app/components/facts/Reported.tsx';
import { PortalLink } from '#app/components/links/PortalLink.tsx';
import { AfterApplying } from '#app/components/offices/AfterApplying.tsx';
import { WhereToGo } from '#app/components/offices/WhereToGo.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Remedies } from '#app/model/acts/remedies.server.ts';
import type { Localized } from '#app/model/localize.ts';
import type { Place } from '#app/model/offices/places.server.ts';
import type { LinkedPortal } from '#app/model/portals/linked.server.ts';
import type { PortalTrouble } from '#app/model/portals/trouble.server.ts';
import type { ReportedText } from '#app/model/reported.server.ts';
import type { Service } from '#app/model/services/schema.server.ts';
import styles from './ServiceDetails.module.css';
import { ServicePortal } from './ServicePortal.tsx';

type ServiceDetailsProps = {
  service: Omit<Localized<Service>, 'reported'> & { reported: ReportedText | undefined };
  places: Place[];
  trouble: PortalTrouble | undefined;
  portals: LinkedPortal[];
  remedies: Remedies;
};

/** What a citizen does, in numbered lines, beside them the portal where it is done, and then whom to see about it. */
export function ServiceDetails({ service, places, trouble, portals, remedies }: ServiceDetailsProps) {
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
        <Reported report={service.reported} />
      </section>
      {service.link && (
        <div className={styles.portal}>
          <ServicePortal icon={service.icon} address={service.link} trouble={trouble} />
        </div>
      )}
      <div className={styles.offices}>
        <section>
          <h2 id="where">{t('where')}</h2>
          <WhereToGo places={places} whomToAsk={service.whomToAsk} />
          {portals.map((portal) => (
            <p key={portal.id}>
              <PortalLink portal={portal} />
            </p>
          ))}
        </section>
        <section>
          <h2>{t('after')}</h2>
          <AfterApplying timeLimit={service.timeLimit?.text} appeal={service.appeal} remedies={remedies} />
        </section>
      </div>
    </div>
  );
}
