import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TickBox } from '#app/components/forms/TickBox.tsx';
import { type NewInvitation, ROLES, type UserInfo } from '../../server/accounts/accountTypes.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import { useSession } from '../shell/SessionContext.ts';
import { useTranslator } from '../words.ts';
import { accountsApi } from './accountsApi.ts';
import { Field } from './Field.tsx';
import { Problem } from './Problem.tsx';
import { useAction } from './useAction.ts';

type Props = {
  /** Missing for a new user. */
  user: UserInfo | undefined;
  onClose: () => void;
  onChanged: () => Promise<void>;
  onAdded: (user: UserInfo, invitation: NewInvitation) => Promise<void>;
};

/** Adds a user, or changes the post, the roles and whether the user may sign in. */
export function UserDialog({ user, onClose, onChanged, onAdded }: Props) {
  const { t } = useTranslator();
  const { problem, isBusy, run } = useAction();
  const session = useSession();
  const isSelf = user !== undefined && user.id === session.user?.id;
  const [hasNoRole, setHasNoRole] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const details = {
      title: { en: text('en'), mr: text('mr') },
      roles: isSelf ? user.roles : ROLES.filter((role) => form.has(role)),
    };
    setHasNoRole(details.roles.length === 0);
    if (details.roles.length === 0) return;
    run(async () => {
      if (user) {
        await accountsApi.changeUser(user.id, { ...details, disabled: form.has('disabled') });
        dialog.current?.close();
        await onChanged();
      } else {
        const added = await accountsApi.addUser({ ...details, name: text('name') });
        // Closes first, because an open dialog keeps the focus, and `onAdded` moves it to the invitation.
        dialog.current?.close();
        await onAdded(added.user, added.invitation);
      }
    });
  };
  return (
    <dialog ref={dialog} aria-labelledby="user" onClose={onClose}>
      <h2 id="user">{user ? t('accounts.editUser', { name: user.name }) : t('accounts.addUser')}</h2>
      <form onSubmit={submit}>
        <p className="small">{t('accounts.postHelp')}</p>
        <Field name="mr" label={t('accounts.postMarathi')} lang="mr" required defaultValue={user?.title.mr} />
        <Field name="en" label={t('accounts.postEnglish')} lang="en" required defaultValue={user?.title.en} />
        {!user && (
          <Field
            name="name"
            label={t('accounts.name')}
            help={t('accounts.nameHelp', { example: 'clerk-1' })}
            lang="en"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
        <fieldset>
          <legend>{t('accounts.rolesColumn')}</legend>
          {ROLES.map((role) => (
            <TickBox
              key={role}
              name={role}
              disabled={isSelf}
              defaultChecked={user && [...user.roles, ...user.pendingRoles].includes(role)}
            >
              {t(`accounts.roles.${role}`)} <small>{t(`accounts.roleMeans.${role}`)}</small>
            </TickBox>
          ))}
          <p className="small">{t(isSelf ? 'accounts.errors.ownRoles' : 'accounts.rights.help')}</p>
        </fieldset>
        {user && (
          <TickBox name="disabled" defaultChecked={user.disabledAt !== null}>
            {t('accounts.disable')} <small>{t('accounts.disableHelp')}</small>
          </TickBox>
        )}
        <Problem sentence={hasNoRole ? t('accounts.chooseRole') : problem} />
        <div className="row">
          <button type="submit" className={buttons.primary} disabled={isBusy}>
            {t(user ? 'accounts.keepUser' : 'accounts.addAndInvite')}
          </button>
          <Button label={t('accounts.back')} onClick={() => dialog.current?.close()} />
        </div>
      </form>
    </dialog>
  );
}
