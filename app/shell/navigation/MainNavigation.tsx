import { Menu, X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { SearchBox } from '#app/components/search/SearchBox.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useAfterNavigation } from '../useAfterNavigation.ts';
import navigation from './MainNavigation.module.css';
import menu from './MobileMenu.module.css';
import { NavigationItems } from './NavigationItems.tsx';
import { OpenDrawerButton } from './SideDrawer.tsx';

/** Renders the main navigation as a row on wide screens. */
export function MainNavigation() {
  const { t } = useTranslation('shell');
  const row = useRef<HTMLUListElement>(null);
  useClosingDropdowns(row);
  return (
    <nav className={navigation.navigation} data-wide="" aria-label={t('mainNavigation')}>
      <div className={`wrap ${navigation.inner}`}>
        <ul ref={row} className={navigation.row}>
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
  const disclosure = useRef<HTMLDivElement>(null);
  useClosingDropdowns(disclosure);
  return (
    <div ref={disclosure} className={menu.menu}>
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
          <SearchBox className={menu.search} label={t('searchPlaceholder')} placeholder={t('searchPlaceholder')} />
          <nav aria-label={t('mainNavigation')}>
            <ul className={menu.list}>
              <NavigationItems name="mobile-menu" />
            </ul>
          </nav>
        </div>
      </details>
    </div>
  );
}

/** Closes the open disclosures on navigation, on Escape (also restores focus), and on a press or focus outside. */
function useClosingDropdowns(container: RefObject<HTMLElement | null>) {
  useAfterNavigation(() => closeAll(container.current));

  useEffect(() => {
    const closeOutside = (event: PointerEvent | FocusEvent) => {
      const isInside = container.current?.querySelector('details[open]')?.contains(event.target as Node);
      if (!isInside) closeAll(container.current);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = container.current?.querySelector('details[open]');
      if (open?.contains(document.activeElement)) open.querySelector('summary')?.focus();
      closeAll(container.current);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [container]);
}

function closeAll(container: HTMLElement | null) {
  for (const open of container?.querySelectorAll('details[open]') ?? []) open.removeAttribute('open');
}
