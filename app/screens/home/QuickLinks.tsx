import { ArrowUpRight } from 'lucide-react';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { OnwardLink, PageLink } from '#app/components/links/PageLink.tsx';
import { ServiceIcon } from '#app/components/media/ServiceIcon.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { HomeContent } from './content.server.ts';
import { HomeSection } from './HomeSection.tsx';
import styles from './QuickLinks.module.css';

type QuickLink = HomeContent['services'][number];

export function QuickLinks({ services }: { services: QuickLink[] }) {
  const { t } = useTranslation('home');
  return (
    <HomeSection
      title={t('services.title')}
      tone="blue"
      more={<OnwardLink to="/citizen/services">{t('services.all')}</OnwardLink>}
    >
      <p className={`small ${styles.note}`}>{t('services.lead')}</p>
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

function Tile({ service: { name, icon, path, link } }: { service: QuickLink }) {
  const face = (
    <>
      <ServiceIcon name={icon} />
      <span>{name}</span>
    </>
  );
  if (!link) return <PageLink to={path ?? '/citizen/services'}>{face}</PageLink>;
  return (
    <ExternalLink href={link} withoutIcon>
      {face}
      <ArrowUpRight className={styles.out} aria-hidden="true" />
    </ExternalLink>
  );
}
