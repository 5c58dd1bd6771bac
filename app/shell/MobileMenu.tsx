import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#app/components/PageLink/PageLink.tsx';
import { SearchBox } from '#app/components/SearchBox/SearchBox.tsx';
import { usePlainPath } from '#app/i18n/useLanguage.ts';
import styles from './MobileMenu.module.css';
import { isCurrent, NAVIGATION } from './navigation.ts';
import { ShellDialog } from './ShellDialog.tsx';

export const MENU_ID = 'menu';

/** The main navigation on phones: search on top, full-width rows, one group open at a time. */
export function MobileMenu() {
  const { t } = useTranslation('shell');
  const here = usePlainPath();
  return (
    <ShellDialog id={MENU_ID} title={t('menu')} className={styles.menu} headClassName={styles.head}>
      <SearchBox className={styles.search} label={t('searchPlaceholder')} placeholder={t('searchPlaceholder')} />
      <nav aria-label={t('mainNavigation')}>
        <ul className={styles.list}>
          {NAVIGATION.map((item) => (
            <li key={item.word}>
              {'links' in item ? (
                <details name="mobile-menu">
                  <summary>
                    {t(item.word)}
                    <ChevronDown aria-hidden="true" />
                  </summary>
                  <ul>
                    {item.links.map(({ word, path }) => (
                      <li key={path}>
                        <PageLink to={path} aria-current={path === here ? 'page' : undefined}>
                          {t(word)}
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <PageLink to={item.path} aria-current={isCurrent(item.path, here) ? 'page' : undefined}>
                  {t(item.word)}
                </PageLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </ShellDialog>
  );
}
