import { useState } from 'react';
import type { NewInvitation, UserInfo } from '../../server/accounts/accountTypes.ts';
import { Button } from '../Button.tsx';
import { useScreenTitle } from '../shell/useScreenTitle.ts';
import { useLoaded } from '../useLoaded.ts';
import { useTranslator } from '../words.ts';
import { accountsApi } from './accountsApi.ts';
import { InvitationAddress } from './InvitationAddress.tsx';
import { OfficeSetting } from './OfficeSetting.tsx';
import { Problem } from './Problem.tsx';
import { UserDialog } from './UserDialog.tsx';
import { UserRow } from './UserRow.tsx';
import './accounts.css';

const COLUMNS = ['post', 'name', 'rolesColumn', 'state', 'seen', 'userActions'] as const;

/** Lists the users for the administrator: who they are, what they may do, and how they get in. */
export function Users() {
  const { t } = useTranslator();
  useScreenTitle(t('accounts.users'));
  const { data, problem, reload } = useLoaded(accountsApi.users);
  const [edited, setEdited] = useState<UserInfo | 'new'>();
  const [invited, setInvited] = useState<NewInvitation & Pick<UserInfo, 'title'>>();
  const show = async (user: UserInfo, invitation: NewInvitation) => {
    setInvited({ ...invitation, title: user.title });
    await reload();
  };
  return (
    <div className="account">
      <h2>{t('accounts.users')}</h2>
      <Problem sentence={problem} />
      <Button className="primary" label={t('accounts.addUser')} onClick={() => setEdited('new')} />
      {invited && <InvitationAddress key={invited.address} invitation={invited} onDone={() => setInvited(undefined)} />}
      {data && (
        <table className="stacked">
          <caption className="unseen">{t('accounts.users')}</caption>
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
            {data.users.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                onEdit={() => setEdited(user)}
                onChanged={reload}
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
          onChanged={reload}
          onAdded={show}
        />
      )}
      <OfficeSetting />
    </div>
  );
}
