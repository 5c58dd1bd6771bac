import { HandCoins, House, ListChecks, MapPin } from 'lucide-react';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { usePlainPath } from '#app/i18n/usePlainPath.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './BottomBar.module.css';
import { BOTTOM_LINKS, isCurrent } from './navigation.ts';
import { OpenDrawerButton } from './SideDrawer.tsx';

const ICONS = { 'nav.home': House, 'nav.schemes': HandCoins, 'nav.forMe': ListChecks, 'nav.offices': MapPin };

export function BottomBar() {
  const { t } = useTranslation('shell');
  const here = usePlainPath();
  return (
    <nav className={styles.bar} aria-label={t('quickNavigation')}>
      {BOTTOM_LINKS.map((link) => {
        const Icon = ICONS[link.word];
        return (
          <PageLink key={link.path} to={link.path} aria-current={isCurrent(link, here) ? 'page' : undefined}>
            <Icon aria-hidden="true" />
            {t(link.word)}
          </PageLink>
        );
      })}
      <OpenDrawerButton />
    </nav>
  );
}
