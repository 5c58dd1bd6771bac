import { Menu, X } from 'lucide-react';
import { SearchForm } from '#app/components/search/SearchForm.tsx';
import { usePlainPath } from '#app/i18n/usePlainPath.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import navigation from './MainNavigation.module.css';
import menu from './MobileMenu.module.css';
import { NavigationItems, ScreenLink } from './NavigationItems.tsx';
import { isCurrent, NARROW_LINKS } from './navigation.ts';
import { OpenDrawerButton } from './SideDrawer.tsx';

/** Renders the main navigation as a row on wide screens. */
export function MainNavigation() {
  const { t } = useTranslation('shell');
  return (
    <nav className={navigation.navigation} data-wide="" aria-label={t('mainNavigation')}>
      <div className={`wrap ${navigation.inner}`}>
        <ul className={navigation.row} data-closes-outside="">
          <NavigationItems name="main-navigation" styles={navigation} />
        </ul>
        <OpenDrawerButton className={navigation.more} />
      </div>
    </nav>
  );
}

/** Renders the search box and main navigation of phones in a `details` element, which works without script. */
export function MobileMenu() {
  const { t } = useTranslation('shell');
  const here = usePlainPath();
  return (
    <div className={menu.menu} data-closes-outside="">
      <details>
        <summary>
          <span className={menu.open}>
            <Menu aria-hidden="true" />
            {t('menu')}
          </span>
          <span className={menu.close}>
            <X aria-hidden="true" />
            {t('close')}
          </span>
        </summary>
        <div className={menu.panel}>
          <SearchForm className={menu.search} label={t('searchPlaceholder')} placeholder={t('searchPlaceholder')} />
          <nav aria-label={t('mainNavigation')}>
            <ul className={menu.list}>
              {NARROW_LINKS.map((link) => (
                <li key={link.path} className={menu.narrow}>
                  <ScreenLink link={link} isCurrent={isCurrent(link, here)} />
                </li>
              ))}
              <NavigationItems name="mobile-menu" />
              <li className={menu.narrow}>
                <OpenDrawerButton />
              </li>
            </ul>
          </nav>
        </div>
      </details>
    </div>
  );
}
