import type { SessionInfo } from '../../server/accounts/accountTypes.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import { formatMoment } from '../formatMoment.ts';
import rows from '../rows.module.css';
import { useTranslator } from '../words.ts';
import { accountsApi } from './accountsApi.ts';
import { Problem } from './Problem.tsx';
import { useAction } from './useAction.ts';

/** Lists where the user is signed in, and ends one or all of the others. */
export function Sessions({ sessions, onEnded }: { sessions: SessionInfo[]; onEnded: () => Promise<void> }) {
  const { language, t } = useTranslator();
  const { problem, isBusy, run } = useAction();
  const end = (id?: number) =>
    run(async () => {
      await accountsApi.endSessions(id);
      await onEnded();
    });
  return (
    <>
      <p>{t('accounts.sessions', { count: sessions.length })}</p>
      <Problem sentence={problem} />
      <ul className={rows.rows}>
        {sessions.map(({ id, signedInAt, seenAt, isThis }) => {
          const signedIn = t('accounts.signedInAt', { at: formatMoment(signedInAt, language) });
          return (
            <li key={id}>
              <span>
                {isThis && <strong>{t('accounts.thisSession')}</strong>} {signedIn}
                <br />
                <small>{t('accounts.sessionUsedAt', { at: formatMoment(seenAt, language) })}</small>
              </span>
              {!isThis && (
                <button
                  type="button"
                  className={buttons.plain}
                  disabled={isBusy}
                  aria-label={`${t('accounts.endSession')}: ${signedIn}`}
                  onClick={() => end(id)}
                >
                  {t('accounts.endSession')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && <Button label={t('accounts.endOtherSessions')} disabled={isBusy} onClick={() => end()} />}
    </>
  );
}
