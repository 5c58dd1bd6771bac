import { ArrowUpRight } from 'lucide-react';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { OnwardLink, PageLink } from '#app/components/links/PageLink.tsx';
import { UnderlinedServiceIcon } from '#app/components/media/ServiceIcon.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { HomeContent } from './content.server.ts';
import { HomeSection } from './HomeSection.tsx';
import styles from './QuickLinks.module.css';

type QuickLink = HomeContent['services'][number];

export function QuickLinks({ services }: { services: QuickLink[] }) {
  const { t } = useTranslation('home');
  const beside = (
    <>
      <p>{t('services.lead')}</p>
      <OnwardLink to="/citizen/services">{t('services.all')}</OnwardLink>
    </>
  );
  return (
    <HomeSection title={t('services.title')} tone="blue" beside={beside}>
      <ul className={styles.tiles}>
        {services.map((service) => (
          <li key={service.name}>
            <Tile service={service} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function Tile({ service: { name, icon, help, path, link } }: { service: QuickLink }) {
  const face = (
    <>
      <UnderlinedServiceIcon name={icon} className={styles.icon} />
      <b>{name}</b>
      <span className={styles.help}>{help}</span>
    </>
  );
  if (!link) {
    return (
      <PageLink to={path ?? '/citizen/services'} className={styles.tile}>
        {face}
      </PageLink>
    );
  }
  return (
    <ExternalLink href={link} className={styles.tile} plain>
      {face}
      <ArrowUpRight className={styles.out} aria-hidden="true" />
    </ExternalLink>
  );
}
