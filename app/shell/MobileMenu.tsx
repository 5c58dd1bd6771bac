import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { SearchBox } from '#app/components/search/SearchBox.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './MobileMenu.module.css';
import { NavigationItems } from './NavigationItems.tsx';
import { useClosingDropdowns } from './useClosingDropdowns.ts';

/**
 * The main navigation on phones: search, then full-width rows with one group open at a time. Covers the page between
 * header and bottom bar. A plain disclosure, which opens and closes without script.
 */
export function MobileMenu() {
  const { t } = useTranslation('shell');
  const menu = useRef<HTMLDivElement>(null);
  useClosingDropdowns(menu);
  return (
    <div ref={menu} className={styles.menu}>
      <details>
        <summary>
          <span className={styles.open}>
            <Menu aria-hidden="true" />
            {t('menu')}
          </span>
          <span className={styles.close}>
            <X aria-hidden="true" />
            {t('close')}
          </span>
        </summary>
        <div className={styles.panel}>
          <SearchBox className={styles.search} label={t('searchPlaceholder')} placeholder={t('searchPlaceholder')} />
          <nav aria-label={t('mainNavigation')}>
            <ul className={styles.list}>
              <NavigationItems name="mobile-menu" />
            </ul>
          </nav>
        </div>
      </details>
    </div>
  );
}
