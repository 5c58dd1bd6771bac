import { useEffect, useEffectEvent, useState } from 'react';
import type { Session } from '../../server/accounts/accountTypes.ts';
import { accountsApi } from '../accounts/accountsApi.ts';
import { Problem } from '../accounts/Problem.tsx';
import { useAction } from '../accounts/useAction.ts';
import { api, SIGNED_OUT } from '../api.ts';
import { buttons } from '../buttons.ts';
import { useTranslator } from '../words.ts';
import styles from './SessionBar.module.css';
import { useSession } from './SessionContext.ts';

/** How long before the end of a session the bar appears. */
const WARNING_MS = 2 * 60_000;

/** Time after the end at which the desk asks the server whether the session has ended. */
const AFTER_END_MS = 1000;

/** Returns whether a session is about to end, and after how many milliseconds to look again. */
export function sessionPhase(endsAt: string, now: number): { isEnding: boolean; lookAgainIn: number } {
  const left = Date.parse(endsAt) - now;
  const isEnding = left <= WARNING_MS;
  return { isEnding, lookAgainIn: Math.max(AFTER_END_MS, isEnding ? left + AFTER_END_MS : left - WARNING_MS) };
}

/** Warns before the session ends. Asks the server first, because saves and other windows lengthen the session. */
export function SessionBar({ onSession }: { onSession: (session: Session) => void }) {
  const { t } = useTranslator();
  const { endsAt } = useSession();
  const { problem, isBusy, run } = useAction();
  const [warnedOf, setWarnedOf] = useState(() =>
    endsAt !== undefined && sessionPhase(endsAt, Date.now()).isEnding ? endsAt : undefined,
  );
  const [looks, setLooks] = useState(0);
  const look = useEffectEvent(async () => {
    try {
      const current = await api.session();
      const isEnding = current.endsAt !== undefined && sessionPhase(current.endsAt, Date.now()).isEnding;
      setWarnedOf(isEnding ? current.endsAt : undefined);
      if (current.user) onSession(current);
      else dispatchEvent(new Event(SIGNED_OUT));
    } catch {
      // Looks again later, because a desk that does not answer has ended no session.
    }
    setLooks(looks + 1);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look starts the clock again
  useEffect(() => {
    if (endsAt === undefined) return;
    const timer = setTimeout(look, sessionPhase(endsAt, Date.now()).lookAgainIn);
    return () => clearTimeout(timer);
  }, [endsAt, looks]);
  const [triedToKeep, setTriedToKeep] = useState<string>();
  const keep = () =>
    run(async () => {
      setTriedToKeep(endsAt);
      onSession(await accountsApi.keepSession());
    });
  const isEnding = warnedOf !== undefined && warnedOf === endsAt;
  return (
    <div className={isEnding ? `cluster ${styles.bar}` : undefined} role="alert">
      {isEnding && (
        <>
          <p>{t(triedToKeep === endsAt ? 'accounts.sessionMustEnd' : 'accounts.sessionEnds')}</p>
          <button type="button" className={buttons.primary} disabled={isBusy} onClick={keep}>
            {t('accounts.keepSession')}
          </button>
          <Problem sentence={problem} />
        </>
      )}
    </div>
  );
}
