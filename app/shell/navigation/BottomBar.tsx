import { HandCoins, House, ListChecks, MapPin } from 'lucide-react';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { usePlainPath } from '#app/i18n/usePlainPath.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './BottomBar.module.css';
import { isCurrent } from './navigation.ts';
import { OpenDrawerButton } from './SideDrawer.tsx';

const LINKS = [
  { word: 'nav.home', path: '/', Icon: House },
  { word: 'nav.schemes', path: '/scheme', Icon: HandCoins },
  { word: 'nav.forMe', path: '/eligibility', Icon: ListChecks },
  { word: 'nav.offices', path: '/district', Icon: MapPin },
] as const;

export function BottomBar() {
  const { t } = useTranslation('shell');
  const here = usePlainPath();
  return (
    <nav className={styles.bar} aria-label={t('quickNavigation')}>
      {LINKS.map(({ word, path, Icon }) => (
        <PageLink key={path} to={path} aria-current={isCurrent(path, here) ? 'page' : undefined}>
          <Icon aria-hidden="true" />
          {t(word)}
        </PageLink>
      ))}
      <OpenDrawerButton />
    </nav>
  );
}
