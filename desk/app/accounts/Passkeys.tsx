import type { Account } from '../../server/accounts/accountTypes.ts';
import { buttons } from '../buttons.ts';
import { formatMoment } from '../formatMoment.ts';
import rows from '../rows.module.css';
import { useTranslator } from '../words.ts';
import { accountsApi } from './accountsApi.ts';
import { Problem } from './Problem.tsx';
import { useAction } from './useAction.ts';

type Ways = Pick<Account, 'passkeys' | 'hasPassword'>;

/** Returns whether a passkey may be removed: the last way to sign in must stay. */
export const mayRemovePasskey = ({ passkeys, hasPassword }: Ways) => hasPassword || passkeys.length > 1;

/** Lists passkeys with the days on which they were added and used. */
export function Passkeys({ account, onRemoved }: { account: Ways; onRemoved: () => Promise<void> }) {
  const { language, t } = useTranslator();
  const { problem, isBusy, run } = useAction();
  const { passkeys } = account;
  const isRemovable = mayRemovePasskey(account);
  const remove = (id: string) =>
    run(async () => {
      await accountsApi.removePasskey(id);
      await onRemoved();
    });
  if (passkeys.length === 0) return <p>{t('accounts.noPasskey')}</p>;
  return (
    <>
      <Problem sentence={problem} />
      <ul className={rows.rows}>
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong>
              <br />
              <small>
                {t('accounts.addedAt', { at: formatMoment(createdAt, language) })}
                {' · '}
                {usedAt ? t('accounts.usedAt', { at: formatMoment(usedAt, language) }) : t('accounts.neverUsed')}
              </small>
            </span>
            {isRemovable && (
              <button
                type="button"
                className={buttons.plain}
                disabled={isBusy}
                aria-label={t('accounts.removePasskey', { name })}
                onClick={() => remove(id)}
              >
                {t('accounts.remove')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {!isRemovable && <p className="small">{t('accounts.lastWay')}</p>}
    </>
  );
}
