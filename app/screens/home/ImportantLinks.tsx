import { ArrowUpRight, ChevronLeft, ChevronRight } from 'lucide-react';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import list from '#app/components/links/LinkList.module.css';
import { PortalTrouble } from '#app/components/links/PortalLink.tsx';
import carousel from '#app/components/media/Carousel.module.css';
import { Expandable } from '#app/components/text/Expandable.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { HomeContent } from './content.server.ts';
import { IconButton } from './IconButton.tsx';
import styles from './ImportantLinks.module.css';
import { NameWithCount } from './NameWithCount.tsx';

type Portal = HomeContent['portals'][number];

export function ImportantLinks({ links }: { links: Portal[] }) {
  const { t } = useTranslation('home');
  return (
    <Expandable label={<NameWithCount name={t('importantLinks')} n={links.length} />} heading="h2" isOpenWide>
      <ul className={styles.links}>
        {links.map(({ id, title, url, host, trouble }) => (
          <li key={id}>
            <ExternalLink href={url} className={`${list.link} ${styles.link}`} withoutIcon>
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
    </Expandable>
  );
}

export function PortalCarousel({ portals }: { portals: Portal[] }) {
  const { t } = useTranslation('home');
  return (
    <section className={styles.carousel} aria-label={t('portals.title')} data-slides={0} data-awaits-script="">
      <IconButton Icon={ChevronLeft} label={t('portals.previous')} move="previous" className="needs-script" />
      <div className={`${carousel.viewport} ${styles.viewport}`} data-frame="loop">
        <ul className={carousel.row}>
          {portals.map((portal) => (
            <li key={portal.id} className={`${carousel.slide} ${styles.slide}`}>
              <ExternalLink href={portal.url} className={styles.portal} withoutIcon>
                <PortalFace portal={portal} />
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
      <IconButton Icon={ChevronRight} label={t('portals.next')} move="next" className="needs-script" />
    </section>
  );
}

function PortalFace({ portal: { shortName, purpose, trouble } }: { portal: Portal }) {
  return (
    <span>
      <b>{shortName}</b>
      <span className="small">{purpose}</span>
      <PortalTrouble trouble={trouble} />
    </span>
  );
}
