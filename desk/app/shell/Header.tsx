import { Menu } from 'lucide-react';
import { otherLanguage } from '#app/i18n/language.ts';
import { Button } from '../Button.tsx';
import type { Route } from '../useRoute.ts';
import { useTranslator, type Word } from '../words.ts';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './Header.module.css';
import { People } from './People.tsx';
import { useIsAlone, useSession } from './SessionContext.ts';
import { usePopover } from './usePopover.ts';

type Props = {
  route: Route;
  /** How many changes wait for the user, once it is known. */
  waiting?: number | undefined;
  onSwitchLanguage: () => void;
};

type Part = { href: string; word: Word; screens: Route['screen'][] };

const PARTS: Part[] = [
  { href: '#/', word: 'work.title', screens: ['start', 'changes'] },
  { href: '#/entries', word: 'accounts.entries', screens: ['entries', 'entry', 'history'] },
  { href: '#/media', word: 'accounts.media', screens: ['media'] },
  { href: '#/publishing', word: 'accounts.publishing', screens: ['publishing'] },
];

/** Shows where one can go, and who is signed in. On a narrow window, a menu contains the places. */
export function Header({ route, waiting, onSwitchLanguage }: Props) {
  const { language, t } = useTranslator();
  const { user } = useSession();
  const isAlone = useIsAlone();
  const parts = PARTS.filter(({ href }) => !isAlone || href !== '#/publishing');
  const nav = usePopover();
  return (
    <header className={styles.top}>
      <h1 className={styles.brand}>
        <People />
        <span className={styles.spoken}>{t('title')}</span>
      </h1>
      <button type="button" className={`${styles.plain} ${styles.open}`} popoverTarget="places">
        <Menu aria-hidden="true" /> {t('accounts.places')}
      </button>
      <nav
        id="places"
        className={`${styles.menu} ${styles.places}`}
        popover="auto"
        aria-label={t('accounts.places')}
        ref={nav}
      >
        {parts.map(({ href, word, screens }) => (
          <a key={href} href={href} aria-current={screens.includes(route.screen) ? 'page' : undefined}>
            {t(word)}
            {href === '#/' && waiting !== undefined && waiting > 0 && (
              <>
                {' '}
                <span className={styles.amount} aria-hidden="true">
                  {waiting.toLocaleString(language)}
                </span>
                <span className="sr">{t('accounts.waiting', { count: waiting })}</span>
              </>
            )}
          </a>
        ))}
      </nav>
      <Button
        className={`${styles.plain} ${styles.language}`}
        label={t('language')}
        lang={otherLanguage(language)}
        onClick={onSwitchLanguage}
      />
      {user && !isAlone && <AccountMenu user={user} />}
    </header>
  );
}
