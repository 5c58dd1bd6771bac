import { pathIn } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FEEDS } from '#app/model/feeds/addresses.ts';
import styles from './OpenData.module.css';

/** The feeds in the page's language, and the map of the site. */
export function FeedLinks() {
  const { t } = useTranslation('open-data');
  const language = useLanguage();
  const [atom, json] = FEEDS;
  const links = [
    { label: t('feed', { kind: 'Atom' }), href: pathIn(language, atom.path) },
    { label: t('feed', { kind: 'JSON Feed' }), href: pathIn(language, json.path) },
    { label: t('siteMap', { kind: 'XML' }), href: '/sitemap.xml' },
  ];
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className={styles.file} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
