import { LANGUAGES } from '#app/i18n/language.ts';
import type { NewInvitation, Role, UserInfo } from '../../server/accounts/accountTypes.ts';
import { buttons } from '../buttons.ts';
import { formatMoment } from '../formatMoment.ts';
import { useTranslator } from '../words.ts';
import { accountsApi } from './accountsApi.ts';
import { Problem } from './Problem.tsx';
import { RoleNames, roleNames } from './RoleNames.tsx';
import styles from './UserRow.module.css';
import { useAction } from './useAction.ts';

type Props = {
  user: UserInfo;
  onEdit: () => void;
  onChanged: () => Promise<void>;
  onInvited: (invitation: NewInvitation) => Promise<void>;
};

export function UserRow({ user, onEdit, onChanged, onInvited }: Props) {
  const { language, t } = useTranslator();
  const { problem, isBusy, run } = useAction();
  const title = user.title[language];
  const unlock = () =>
    run(async () => {
      await accountsApi.unlock(user.id);
      await onChanged();
    });
  const actions = [
    { word: 'edit', act: onEdit },
    ...(isAhead(user.lockedUntil) ? [{ word: 'unlock', act: unlock } as const] : []),
    ...(user.disabledAt
      ? []
      : [
          {
            word: 'inviteAgain',
            act: () => run(async () => onInvited(await accountsApi.inviteAgain(user.id))),
          } as const,
        ]),
  ] as const;
  return (
    <tr>
      <th scope="row" className={styles.post}>
        {[...LANGUAGES].reverse().map((each) => (
          <span key={each} lang={each} className={each === language ? undefined : styles.other}>
            {user.title[each]}
          </span>
        ))}
      </th>
      <td lang="en" data-label={t('accounts.name')}>
        {user.name}
      </td>
      <td data-label={t('accounts.rolesColumn')}>
        <RoleNames roles={user.roles} /> <PendingRoles roles={user.pendingRoles} />
      </td>
      <td data-label={t('accounts.state')}>
        <UserState user={user} />
      </td>
      <td data-label={t('accounts.seen')}>
        {user.seenAt ? formatMoment(user.seenAt, language) : t('accounts.neverSeen')}
      </td>
      <td>
        <div className="row">
          {actions.map(({ word, act }) => (
            <button
              key={word}
              type="button"
              className={buttons.plain}
              disabled={isBusy}
              aria-label={`${t(`accounts.${word}`)}: ${title}`}
              onClick={act}
            >
              {t(`accounts.${word}`)}
            </button>
          ))}
        </div>
        <Problem sentence={problem} />
      </td>
    </tr>
  );
}

function PendingRoles({ roles }: { roles: Role[] }) {
  const { t } = useTranslator();
  if (roles.length === 0) return null;
  return <small>{t('accounts.rights.pendingRoles', { roles: roleNames(roles, t) })}</small>;
}

const isAhead = (end: string | null): end is string => end !== null && Date.parse(end) > Date.now();

/** Says whether a user can sign in and, if not, why not. */
function UserState({ user }: { user: UserInfo }) {
  const { language, t } = useTranslator();
  if (user.disabledAt) return t('accounts.disabledSince', { at: formatMoment(user.disabledAt, language) });
  const invitation = isAhead(user.invitedUntil)
    ? t('accounts.invitedUntil', { at: formatMoment(user.invitedUntil, language) })
    : undefined;
  const hasWay = user.passkeys > 0 || user.hasPassword;
  const state = isAhead(user.lockedUntil)
    ? t('accounts.lockedUntil', { at: formatMoment(user.lockedUntil, language) })
    : t(hasWay ? 'accounts.canSignIn' : 'accounts.cannotSignIn');
  return [state, invitation].filter(Boolean).join('; ');
}
