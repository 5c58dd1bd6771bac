import { ChevronDown, Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { SearchBox } from '#app/components/search/SearchBox.tsx';
import { usePlainPath } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './MobileMenu.module.css';
import { isCurrent, NAVIGATION, type NavigationGroup } from './navigation.ts';
import { useClosingDropdowns } from './useClosingDropdowns.ts';

/**
 * The main navigation on phones: search on top, full-width rows, one group open at a time. While it is open it stands in
 * the place of the page, between header and bottom bar. A plain disclosure: it opens and closes without script.
 */
export function MobileMenu() {
  const { t } = useTranslation('shell');
  const here = usePlainPath();
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
              {NAVIGATION.map((item) => (
                <li key={item.word}>
                  {'links' in item ? (
                    <Group group={item} here={here} />
                  ) : (
                    <PageLink to={item.path} aria-current={isCurrent(item.path, here) ? 'page' : undefined}>
                      {t(item.word)}
                    </PageLink>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </details>
    </div>
  );
}

function Group({ group, here }: { group: NavigationGroup; here: string }) {
  const { t } = useTranslation('shell');
  return (
    <details name="mobile-menu">
      <summary>
        {t(group.word)}
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul>
        {group.links.map(({ word, path }) => (
          <li key={path}>
            <PageLink to={path} aria-current={path === here ? 'page' : undefined}>
              {t(word)}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
