import { PanelRight } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './MainNavigation.module.css';
import { NavigationItems } from './NavigationItems.tsx';
import { OpenDialogButton } from './OpenDialogButton.tsx';
import { DRAWER_ID } from './SideDrawer.tsx';
import { useClosingDropdowns } from './useClosingDropdowns.ts';

/** The row of the main navigation on wide screens. */
export function MainNavigation() {
  const { t } = useTranslation('shell');
  const row = useRef<HTMLUListElement>(null);
  useClosingDropdowns(row);
  return (
    <nav className={styles.navigation} data-wide="" aria-label={t('mainNavigation')}>
      <div className={`wrap ${styles.inner}`}>
        <ul ref={row} className={styles.row}>
          <NavigationItems name="main-navigation" styles={styles} />
        </ul>
        <OpenDialogButton dialog={DRAWER_ID} className={styles.more}>
          <PanelRight aria-hidden="true" />
          {t('more')}
        </OpenDialogButton>
      </div>
    </nav>
  );
}
