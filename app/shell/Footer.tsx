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
  const notAdopted = !site.adopted && <p>{t('components:notAdopted')}</p>;
  return (
    <footer className={styles.footer}>
      <div className={styles.wall} />
      <div className={`wrap ${styles.columns}`}>
        <div>
          <div className={styles.identity}>
            <Drawing name="seal-small" className={styles.seal} />
            <div>
              <b>{site.department}</b>
              <p>{site.owner}</p>
            </div>
          </div>
          <p className={styles.owner}>{site.contentOwner}</p>
          {notAdopted}
          {site.helplines.map(({ number, title }) => (
            <p key={number} className={styles.helpline}>
              {title}: <a href={telephoneAddress(number)}>{number}</a>
            </p>
          ))}
        </div>
        <nav aria-label={t('footerNavigation')}>
          <ul className={styles.links}>
            {FOOTER_LINKS.map(({ word, path }) => (
              <li key={path}>
                <PageLink to={path}>{t(word)}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <ul className={styles.logos}>
            {site.footerLogos.map(({ id, url, shortName, trouble }) => (
              <li key={id} className={trouble && styles.troubled}>
                <ExternalLink href={url} plain>
                  {shortName}
                </ExternalLink>
                <PortalTrouble trouble={trouble} />
              </li>
            ))}
          </ul>
          {site.hasUnconfirmedLogos && <p>{t('components:portal.unconfirmed')}</p>}
          <p className={styles.host}>{site.developedBy}</p>
          {notAdopted}
          <DataLightSwitch className={styles.dataLight} />
        </div>
      </div>
      <Drawing name="procession" fit="coverFromFloor" className={styles.procession} />
      <div className={`wrap ${styles.end}`}>
        <p>
          <BoldWords
            sentence={t('footer.lastUpdated', { skipInterpolation: true })}
            values={{ date: formatDate(site.lastUpdated, language) }}
          />
        </p>
        {newestFacts && (
          <p>
            <BoldWords
              sentence={t('footer.newestFacts', { skipInterpolation: true })}
              values={{ date: formatDate(newestFacts, language) }}
            />
          </p>
        )}
        <p>{t('footer.readOnly')}</p>
      </div>
    </footer>
  );
}
