import { HandCoins, House, ListChecks, MapPin, PanelRight } from 'lucide-react';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { usePlainPath } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './BottomBar.module.css';
import { isCurrent } from './navigation.ts';
import { OpenDialogButton } from './OpenDialogButton.tsx';
import { DRAWER_ID } from './SideDrawer.tsx';

const PLACES = [
  { word: 'nav.home', path: '/', Icon: House },
  { word: 'nav.schemes', path: '/scheme', Icon: HandCoins },
  { word: 'nav.forMe', path: '/eligibility', Icon: ListChecks },
  { word: 'nav.offices', path: '/office/assistant', Icon: MapPin },
] as const;

/** Navigation within reach of a thumb on phones, always with icon and word. */
export function BottomBar() {
  const { t } = useTranslation('shell');
  const here = usePlainPath();
  return (
    <nav className={styles.bar} aria-label={t('quickNavigation')}>
      {PLACES.map(({ word, path, Icon }) => (
        <PageLink key={path} to={path} aria-current={isCurrent(path, here) ? 'page' : undefined}>
          <Icon aria-hidden="true" />
          {t(word)}
        </PageLink>
      ))}
      <OpenDialogButton dialog={DRAWER_ID}>
        <PanelRight aria-hidden="true" />
        {t('more')}
      </OpenDialogButton>
    </nav>
  );
}
