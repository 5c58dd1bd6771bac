import { PageLink } from '#app/components/links/PageLink.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './SiteTree.module.css';
import type { Branch } from './tree.server.ts';

/** The parts of the site, and under each its pages. */
export function SiteTree({ tree }: { tree: Branch[] }) {
  const { t } = useTranslation('sitemap');
  return (
    <section className={styles.parts} aria-labelledby="parts">
      <h2 id="parts">{t('parts')}</h2>
      <ul className={styles.tree}>
        {tree.map(({ title, path, links }) => (
          <li key={title} className={styles.branch}>
            <h3>{path === undefined ? title : <PageLink to={path}>{title}</PageLink>}</h3>
            {links.length > 0 && (
              <ul>
                {links.map((link) => (
                  <li key={link.path}>
                    <PageLink to={link.path}>{link.title}</PageLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
