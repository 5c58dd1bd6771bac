import { PageLink } from '#app/components/links/PageLink.tsx';
import { Drawing } from '#app/components/media/Drawing.tsx';
import { SearchForm } from '#app/components/search/SearchForm.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ShellSite } from '../document/site.server.ts';
import styles from './Header.module.css';
import { MobileMenu } from './MainNavigation.tsx';

export function Header({ department, division }: ShellSite) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <PageLink to="/" className={styles.identity}>
          <Drawing name="seal" className={styles.seal} />
          <span className={styles.names}>
            <b>{department}</b> <span className={styles.division}>{division}</span>
            <span className="sr">{t('homeLink')}</span>
          </span>
        </PageLink>
        <SearchForm className={styles.search} />
        <Drawing name="dept-logo" className={styles.logo} />
        <MobileMenu />
      </div>
    </div>
  );
}
