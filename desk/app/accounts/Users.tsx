import { useState } from 'react';
import stacked from '#app/components/text/StackedTable.module.css';
import type { NewInvitation, UserInfo } from '../../server/accounts/accountTypes.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import { useScreenTitle } from '../shell/useScreenTitle.ts';
import { useLoaded } from '../useLoaded.ts';
import { useTranslator } from '../words.ts';
import styles from './Account.module.css';
import { accountsApi } from './accountsApi.ts';
import { InvitationAddress } from './InvitationAddress.tsx';
import labelled from './LabelledTable.module.css';
import { OfficeSetting } from './OfficeSetting.tsx';
import { PendingRights } from './PendingRights.tsx';
import { Problem } from './Problem.tsx';
import { UserDialog } from './UserDialog.tsx';
import { UserRow } from './UserRow.tsx';

const COLUMNS = ['post', 'name', 'rolesColumn', 'state', 'seen', 'userActions'] as const;

/** Lists the users for the administrator: who they are, what they may do, and how they get in. */
export function Users() {
  const { t } = useTranslator();
  useScreenTitle(t('accounts.users'));
  const users = useLoaded(['users'], accountsApi.users);
  const pending = useLoaded(['pendingRights'], accountsApi.pendingRights);
  const settings = useLoaded(['settings'], accountsApi.settings);
  const rights = pending.data?.rights ?? [];
  const [edited, setEdited] = useState<UserInfo | 'new'>();
  const [invited, setInvited] = useState<NewInvitation & Pick<UserInfo, 'title'>>();
  const reloadAll = async () => {
    await Promise.all([users.reload(), pending.reload(), settings.reload()]);
  };
  const show = async (user: UserInfo, invitation: NewInvitation) => {
    setInvited({ ...invitation, title: user.title });
    await reloadAll();
  };
  return (
    <div className={styles.account}>
      <h2>{t('accounts.users')}</h2>
      <Problem sentence={users.problem || pending.problem || settings.problem} />
      <Button className={buttons.primary} label={t('accounts.addUser')} onClick={() => setEdited('new')} />
      {invited && <InvitationAddress key={invited.address} invitation={invited} onDone={() => setInvited(undefined)} />}
      {users.data && (
        <table className={`${stacked.table} ${labelled.table}`}>
          <caption className="sr">{t('accounts.users')}</caption>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`accounts.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {users.data.users.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                onEdit={() => setEdited(user)}
                onChanged={reloadAll}
                onInvited={(invitation) => show(user, invitation)}
              />
            ))}
          </tbody>
        </table>
      )}
      {edited && (
        <UserDialog
          user={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onChanged={reloadAll}
          onAdded={show}
        />
      )}
      <PendingRights heading="h3" rights={rights} onChanged={reloadAll} />
      {settings.data && (
        <OfficeSetting
          settings={settings.data}
          isWaiting={rights.some(({ user }) => user === null)}
          onChanged={reloadAll}
        />
      )}
    </div>
  );
}
