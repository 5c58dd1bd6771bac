import { ChevronDown, CircleUser } from 'lucide-react';
import type { User } from '../../server/accounts/accountTypes.ts';
import { Problem } from '../accounts/Problem.tsx';
import { RoleNames } from '../accounts/RoleNames.tsx';
import { signOut } from '../accounts/signOut.ts';
import { useAction } from '../accounts/useAction.ts';
import { Button } from '../Button.tsx';
import { Commands } from '../Commands.tsx';
import { useTranslator } from '../words.ts';
import styles from './AccountMenu.module.css';
import header from './Header.module.css';
import { usePopover } from './usePopover.ts';

/** Shows who is signed in, with a menu for what is not daily work. */
export function AccountMenu({ user }: { user: User }) {
  const { language, t } = useTranslator();
  const { problem, isBusy, run } = useAction();
  const menu = usePopover();
  return (
    <div className={styles.account}>
      <button
        type="button"
        className={`${header.plain} ${styles.me}`}
        popoverTarget="account-menu"
        aria-describedby="account-menu-name"
      >
        <CircleUser aria-hidden="true" />
        <span className={header.spoken}>
          {user.title[language]}
          <small>
            <RoleNames roles={user.roles} />
          </small>
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      <span id="account-menu-name" hidden>
        {t('accounts.menu')}
      </span>
      <section
        id="account-menu"
        className={`${header.menu} ${styles.menu}`}
        popover="auto"
        aria-label={t('accounts.menu')}
        ref={menu}
      >
        <p className={styles.who}>
          {user.title[language]}
          <small>
            <RoleNames roles={user.roles} />
          </small>
        </p>
        <a href="#/account">{t('accounts.account')}</a>
        {user.roles.includes('administrator') && (
          <>
            <a href="#/users">{t('accounts.users')}</a>
            <a href="#/log">{t('accounts.log')}</a>
          </>
        )}
        <Commands key={language} />
        <Problem sentence={problem} />
        <Button label={t('accounts.signOut')} disabled={isBusy} onClick={() => run(signOut)} />
      </section>
    </div>
  );
}
