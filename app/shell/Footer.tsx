import { ChevronDown, Phone } from 'lucide-react';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { PortalTrouble } from '#app/components/links/PortalLink.tsx';
import { Drawing } from '#app/components/media/Drawing.tsx';
import { BoldWords } from '#app/components/text/BoldWords.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ShellSite } from './document/site.server.ts';
import styles from './Footer.module.css';
import { DataLightSwitch } from './navigation/DataLightSwitch.tsx';
import { FOOTER_LINKS } from './navigation/navigation.ts';

/** `newestFacts`: day of the newest facts of the page, if they are newer than the last update of the site. */
type FooterProps = { site: ShellSite; newestFacts?: string | undefined };

export function Footer({ site, newestFacts }: FooterProps) {
  const { t, language } = useTranslation(['shell', 'components']);
  return (
    <footer className={styles.footer}>
      <div className={styles.wall} />
      <div className={`wrap ${styles.inner}`}>
        <ul role="list" className={styles.calls}>
          {site.helplines.map(({ number, who }) => (
            <li key={number}>
              <a href={telephoneAddress(number)}>
                <Phone aria-hidden="true" />
                <span>
                  <b>{number}</b> {who}
                </span>
              </a>
            </li>
          ))}
        </ul>
        <AboutSite site={site} />
        <div className={styles.identity}>
          <Drawing name="seal-small" className={styles.seal} />
          <p>
            <b>{site.department}</b> {site.owner}
            {!site.adopted && `. ${t('components:notAdopted')}`}
          </p>
        </div>
        <p>
          <BoldWords
            sentence={t('footer.lastUpdated', { skipInterpolation: true })}
            values={{ date: formatDate(site.lastUpdated, language) }}
          />
          {'. '}
          {newestFacts && (
            <>
              <BoldWords
                sentence={t('footer.newestFacts', { skipInterpolation: true })}
                values={{ date: formatDate(newestFacts, language) }}
              />
              {'. '}
            </>
          )}
          {t('footer.readOnly')}
        </p>
      </div>
    </footer>
  );
}

/** Lists the pages about the site, its owner and host. Phones fold it; wide screens show it in every browser that can. */
function AboutSite({ site }: { site: ShellSite }) {
  const { t } = useTranslation(['shell', 'components']);
  return (
    <details className={`open-wide ${styles.about}`}>
      <summary>
        {t('footerNavigation')}
        <ChevronDown aria-hidden="true" />
      </summary>
      <nav aria-label={t('footerNavigation')}>
        <ul className={styles.links}>
          {FOOTER_LINKS.map(({ word, path }) => (
            <li key={path}>
              <PageLink to={path}>{t(word)}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <ul className={styles.logos}>
        {site.footerLogos.map(({ id, url, shortName, trouble }) => (
          <li key={id} className={trouble && styles.troubled}>
            <ExternalLink href={url} withoutIcon>
              {shortName}
            </ExternalLink>
            <PortalTrouble trouble={trouble} />
          </li>
        ))}
      </ul>
      {site.hasUnconfirmedLogos && <p>{t('components:portal.unconfirmed')}</p>}
      <DataLightSwitch className={styles.dataLight} />
      <p>{site.contentOwner}</p>
      <p>{site.developedBy}</p>
    </details>
  );
}
