import { ArrowUpRight } from 'lucide-react';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { PortalTrouble } from '#app/components/links/PortalTrouble.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { HomeContent } from './content.server.ts';
import { HomeSection } from './HomeSection.tsx';
import styles from './ImportantLinks.module.css';
import { PortalCarousel } from './PortalCarousel.tsx';

type ImportantLinksProps = { links: HomeContent['importantLinks']; portals: HomeContent['portals'] };

export function ImportantLinks({ links, portals }: ImportantLinksProps) {
  const { t } = useTranslation('home');
  return (
    <>
      <HomeSection title={t('importantLinks')}>
        <ul className={styles.links}>
          {links.map(({ id, title, url, host, trouble }) => (
            <li key={id}>
              <ExternalLink href={url} className={styles.link} plain>
                <span>
                  <b>{title}</b>
                  <span className={styles.host}>{host}</span>
                </span>
                <ArrowUpRight aria-hidden="true" />
              </ExternalLink>
              <PortalTrouble trouble={trouble} />
            </li>
          ))}
        </ul>
      </HomeSection>
      <div className="wrap">
        <PortalCarousel portals={portals} />
      </div>
    </>
  );
}
