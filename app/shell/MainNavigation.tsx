import { ChevronDown, PanelRight } from 'lucide-react';
import { useRef } from 'react';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { usePlainPath } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './MainNavigation.module.css';
import { isCurrent, NAVIGATION, type NavigationGroup } from './navigation.ts';
import { OpenDialogButton } from './OpenDialogButton.tsx';
import { DRAWER_ID } from './SideDrawer.tsx';
import { useClosingDropdowns } from './useClosingDropdowns.ts';

/** The row of the main navigation. Dropdowns are plain disclosures: they open without script, script closes them. */
export function MainNavigation() {
  const { t } = useTranslation('shell');
  const here = usePlainPath();
  const row = useRef<HTMLUListElement>(null);
  useClosingDropdowns(row);
  return (
    <nav className={styles.navigation} data-wide="" aria-label={t('mainNavigation')}>
      <div className={`wrap ${styles.inner}`}>
        <ul ref={row} className={styles.row}>
          {NAVIGATION.map((item) => (
            <li key={item.word}>
              {'links' in item ? (
                <Dropdown group={item} here={here} />
              ) : (
                <PageLink to={item.path} aria-current={isCurrent(item.path, here) ? 'page' : undefined}>
                  {t(item.word)}
                </PageLink>
              )}
            </li>
          ))}
        </ul>
        <OpenDialogButton dialog={DRAWER_ID} className={styles.more}>
          <PanelRight aria-hidden="true" />
          {t('more')}
        </OpenDialogButton>
      </div>
    </nav>
  );
}

function Dropdown({ group, here }: { group: NavigationGroup; here: string }) {
  const { t } = useTranslation('shell');
  const current = group.links.some(({ path }) => isCurrent(path, here));
  return (
    <details name="main-navigation" className={styles.dropdown} data-current={current}>
      <summary>
        {t(group.word)}
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul className={styles.list} data-width={group.width}>
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
